import * as z from 'zod/mini'
import type { Database } from './database.ts'

/** Each runs once, in order; a released one is never changed. Times are milliseconds since 1970. */
const MIGRATIONS: readonly string[] = [
  `
  create table "user" (
    "id" text primary key, "name" text not null, "email" text not null unique, "emailVerified" boolean not null,
    "image" text, "createdAt" timestamptz not null, "updatedAt" timestamptz not null, "isAnonymous" boolean
  );
  create table "session" (
    "id" text primary key, "expiresAt" timestamptz not null, "token" text not null unique, "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null, "ipAddress" text, "userAgent" text,
    "userId" text not null references "user" ("id") on delete cascade
  );
  create index "session_user" on "session" ("userId");
  create table "account" (
    "id" text primary key, "accountId" text not null, "providerId" text not null,
    "userId" text not null references "user" ("id") on delete cascade,
    "accessToken" text, "refreshToken" text, "idToken" text, "accessTokenExpiresAt" timestamptz, "refreshTokenExpiresAt" timestamptz,
    "scope" text, "password" text, "createdAt" timestamptz not null, "updatedAt" timestamptz not null
  );
  create index "account_user" on "account" ("userId");
  create table "verification" (
    "id" text primary key, "identifier" text not null, "value" text not null, "expiresAt" timestamptz not null,
    "createdAt" timestamptz, "updatedAt" timestamptz
  );
  create index "verification_identifier" on "verification" ("identifier");

  create table setting (key text primary key, value text not null);

  create table match (
    id text primary key,
    game text not null,
    version text not null,
    config text not null,
    status text not null,
    clock text,
    listed boolean not null,
    invitation text not null,
    secret text not null,
    seed text,
    created_at double precision not null,
    started_at double precision,
    over_at double precision,
    first_waiting smallint not null default 0,
    deadline double precision,
    outcome text,
    continued_match text,
    continued_count integer
  );
  create index match_open on match (created_at) where status = 'waiting' and listed;
  create index match_deadline on match (deadline) where status = 'running' and deadline is not null;

  create table seat (
    match text not null references match (id) on delete cascade,
    seat smallint not null,
    kind text not null,
    user_id text,
    name text not null,
    level text,
    number text,
    primary key (match, seat)
  );
  create index seat_user on seat (user_id) where user_id is not null;

  create table choice (
    match text not null,
    seq integer not null,
    seat smallint not null,
    index integer not null,
    kind smallint not null,
    waiting smallint not null,
    at double precision not null,
    primary key (match, seq)
  );

  create table snapshot (
    match text primary key references match (id) on delete cascade,
    seq integer not null,
    count integer not null,
    version text not null,
    state_version integer not null,
    state text not null,
    clocks text
  );

  create table chat (
    match text not null references match (id) on delete cascade,
    line integer not null,
    channel text not null,
    seat smallint,
    name text not null,
    text text not null,
    at double precision not null,
    primary key (match, line)
  );

  create table push (endpoint text primary key, user_id text not null, p256dh text not null, auth text not null);
  create index push_user on push (user_id);
  create table webhook (user_id text primary key, url text not null);

  create table process (id text primary key, seen double precision not null);
  create table presence (
    process text not null references process (id) on delete cascade,
    match text not null,
    seat smallint not null,
    primary key (match, seat, process)
  )
  `,
  `
  alter table match add column creator text;
  create index match_creator on match (creator) where status <> 'over'
  `,
  // A match continued from another kept its re-deals in the secret's column, since it has no secret.
  `
  alter table match add column redeals text;
  update match set redeals = secret, secret = '' where continued_match is not null and secret <> ''
  `,
  // Earlier choices count as people's own: they are not taken back without their consent.
  `
  alter table choice add column bot boolean not null default false;
  alter table choice add column hash text;
  alter table match add column checked text
  `,
  `
  alter table match add column loaded boolean not null default false;
  create index match_loaded on match (creator) where loaded;
  alter table chat add column user_id text;
  create table removed (match text not null references match (id) on delete cascade, user_id text not null, primary key (match, user_id))
  `,
  `
  create table address (user_id text primary key references "user" ("id") on delete cascade, address text not null);
  create index address_address on address (address);
  create table link (
    token text primary key, kind text not null, user_id text references "user" ("id") on delete cascade, detail text not null,
    ends double precision not null
  );
  create table operator (user_id text primary key references "user" ("id") on delete cascade);
  create table ban (
    user_id text primary key references "user" ("id") on delete cascade, until double precision not null, why text not null
  );
  create table shut_out (
    user_id text not null references "user" ("id") on delete cascade, other text not null, name text not null, how text not null,
    primary key (user_id, other)
  );
  create table report (
    id text primary key, at double precision not null, by_user text not null, about_user text, about_name text not null,
    match text not null, said text, why text not null, settled boolean not null default false
  );
  create table deed (
    id text primary key, at double precision not null, by_name text not null, what text not null, about text not null, note text not null
  );
  create index chat_user on chat (user_id) where user_id is not null
  `,
  // Whoever knows a table's address is invited: codes are no longer written.
  `
  alter table match alter column invitation set default '';
  alter table match add column rematch_of text;
  create unique index match_rematch on match (rematch_of) where rematch_of is not null;
  alter table seat add column kept_for text;
  create index seat_kept on seat (kept_for) where kept_for is not null
  `,
  // Matches that ended before ratings existed are not rated.
  `
  alter table match add column rated boolean;
  update match set rated = false where status = 'over';
  create index match_unrated on match (over_at) where status = 'over' and rated is null;
  create table rating (
    user_id text not null references "user" ("id") on delete cascade, game text not null, mode text not null,
    mu double precision not null, sigma double precision not null, played integer not null, at double precision not null,
    primary key (user_id, game, mode)
  );
  create table rated (
    match text not null references match (id) on delete cascade, user_id text not null references "user" ("id") on delete cascade,
    game text not null, mode text not null, mu double precision not null, sigma double precision not null,
    mu_before double precision not null, sigma_before double precision not null, at double precision not null,
    primary key (match, user_id)
  );
  create index rated_user on rated (user_id, at)
  `,
  // Guests are not listed until they have chosen a name.
  `
  create table named (user_id text primary key references "user" ("id") on delete cascade);
  create table friend (
    user_id text not null references "user" ("id") on delete cascade, other text not null references "user" ("id") on delete cascade,
    since double precision not null, primary key (user_id, other)
  );
  create index friend_other on friend (other);
  create table online (
    process text not null references process (id) on delete cascade, user_id text not null, primary key (process, user_id)
  )
  `,
  // Who is looking for a match. `match`: where they were seated; they have not been told yet.
  `
  create table queue (
    user_id text primary key references "user" ("id") on delete cascade, games text not null, people smallint not null, mode text not null,
    number text, since double precision not null, seen double precision not null, match text
  );
  create index queue_waiting on queue (mode, people) where match is null;
  create index match_watch on match (started_at) where status = 'running' and listed
  `,
  // Clubs and tournaments. Others' results stay when somebody leaves: an entrant without a user.
  `
  create table club (
    id text primary key, name text not null, look text not null unique, about text not null, key text not null,
    created_at double precision not null
  );
  create table club_member (
    club text not null references club (id) on delete cascade, user_id text not null references "user" ("id") on delete cascade,
    role text not null, since double precision not null, primary key (club, user_id)
  );
  create index club_member_user on club_member (user_id);
  create table event (
    id text primary key, club text references club (id) on delete set null,
    organiser text references "user" ("id") on delete set null, name text not null, about text not null, game text not null,
    config text not null, seats smallint not null, kind text not null, rounds smallint not null, clock text, entry text not null,
    state text not null, round smallint not null, created_at double precision not null, over_at double precision
  );
  create index event_club on event (club) where club is not null;
  create index event_organiser on event (organiser) where organiser is not null;
  create table entrant (
    event text not null references event (id) on delete cascade, entrant smallint not null,
    user_id text references "user" ("id") on delete set null, name text not null, number text, gone boolean not null,
    since double precision not null, primary key (event, entrant)
  );
  create unique index entrant_user on entrant (user_id, event) where user_id is not null;
  create table event_board (
    event text not null references event (id) on delete cascade, round smallint not null, board smallint not null, how text not null,
    match text, done boolean not null, primary key (event, round, board)
  );
  create index event_board_open on event_board (event) where not done;
  create table event_seat (
    event text not null references event (id) on delete cascade, round smallint not null, board smallint not null,
    seat smallint not null, entrant smallint not null, points double precision, primary key (event, round, board, seat)
  );
  create table event_deed (
    id text primary key, event text not null references event (id) on delete cascade, at double precision not null,
    by_user text references "user" ("id") on delete set null, what text not null, round smallint, board smallint, entrant smallint,
    note text not null
  );
  create index event_deed_event on event_deed (event);
  alter table match add column club text references club (id) on delete set null;
  alter table match add column event text;
  create index match_club on match (club) where club is not null
  `,
  // Vacations, turns announced together, and matches waiting to be dealt.
  `
  create table vacation (
    user_id text not null references "user" ("id") on delete cascade, starts double precision not null, ends double precision not null,
    settled boolean not null, primary key (user_id, starts)
  );
  create index vacation_open on vacation (ends) where not settled;
  create table telling (
    user_id text primary key references "user" ("id") on delete cascade, digest text not null, mail boolean not null,
    told_at double precision not null
  );
  create table turn_kept (
    user_id text not null references "user" ("id") on delete cascade, match text not null references match (id) on delete cascade,
    game text not null, at double precision not null, primary key (user_id, match)
  );
  create index match_waiting on match (created_at) where status = 'waiting'
  `,
  // Analyses: separate from their matches, and deleted with them.
  `
  create table analysis (match text primary key references match (id) on delete cascade, at double precision not null, found text not null);
  insert into analysis (match, at, found)
    select m.id, coalesce((s.value::json ->> 'at')::float8, 0), s.value from setting s join match m on m.id = substr(s.key, 10)
    where s.key like 'analysis %';
  delete from setting where key like 'analysis %'
  `,
  // What people pass while they are away.
  `
  create table standing (
    match text not null references match (id) on delete cascade, seat smallint not null, prompts text not null, until_turn boolean not null,
    primary key (match, seat)
  )
  `,
]

const Version = z.object({ version: z.number() })

/** The schema version that this program knows. */
export const SHAPE = MIGRATIONS.length

/** Brings the database up to this program's schema, or to an earlier one. */
export async function migrate(db: Database, shape = SHAPE): Promise<void> {
  await db.alone(async () => {
    await db.run('create table if not exists migration (version integer primary key)')
    const [done] = await db.query(Version, 'select coalesce(max(version), 0)::int as version from migration')
    const from = done?.version ?? 0
    if (from > MIGRATIONS.length)
      throw new Error(`the database is at version ${from}, this program knows ${MIGRATIONS.length}: it is too old`)
    for (const [n, sql] of MIGRATIONS.entries()) {
      if (n >= from && n < shape) await db.run(`${sql}; insert into migration values (${n + 1})`)
    }
  })
}
