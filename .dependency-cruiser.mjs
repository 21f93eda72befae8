// Who may import whom. Arrows point one way: web → games/*/board → games/*/rules → kernel.
const TESTS = '/test/|/e2e/|\\.test\\.'
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    rule(
      'no-cycles',
      'A circle of imports has no bottom.',
      { pathNot: 'node_modules' },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule('kernel-stands-alone', 'The kernel depends on nothing.', { path: '^kernel/', pathNot: TESTS }, { pathNot: '^kernel/' }),
    rule(
      'rules-are-pure',
      'Rules and content know the kernel and their own game only.',
      { path: '^games/([^/]+)/(rules|content|bot|lessons)/' },
      { pathNot: '^(kernel|games/$1)/|^games/lesson\\.ts$' },
    ),
    rule(
      'rules-know-no-board',
      'A rule never imports a board or words.',
      { path: '^games/([^/]+)/(rules|content|bot|lessons)/' },
      { path: '^games/[^/]+/(board|words)/' },
    ),
    rule(
      'games-are-strangers',
      'Games never import each other; their tests share what is in games/test.',
      { path: '^games/([^/]+)/' },
      { path: '^games/([^/]+)/', pathNot: '^games/($1|test)/' },
    ),
    rule(
      'nobody-names-a-game',
      'Only games/index.ts and a game itself know it; tests and pages may.',
      { pathNot: '^games/|/test/|/e2e/' },
      { path: '^games/[^/]+/' },
    ),
    rule(
      'boards-for-the-browser',
      'Only a game’s manifest leads to its board.',
      { pathNot: '^games/[^/]+/(board/|index\\.ts$|test/)' },
      { path: '^games/[^/]+/board/' },
    ),
    rule(
      'bots-know-the-kernel',
      'Bots know no game.',
      { path: '^bots/', pathNot: TESTS },
      { path: '^(games|lab|server|web|wire|play|cli|tablekit|testkit)/' },
    ),
    rule(
      'wire-is-thin',
      'Schemas only.',
      { path: '^wire/', pathNot: TESTS },
      { path: '^(games|server|web|play|bots|cli|tablekit|testkit)/' },
    ),
    rule(
      'play-is-pure',
      'A match as people play it, in any process: no server, no page, no game by name.',
      { path: '^play/', pathNot: TESTS },
      { path: '^(games|server|web|cli|tablekit|testkit)/' },
    ),
    rule(
      'lab-asks-games',
      'The lab plays games and reads what they tell; it knows neither server nor pages.',
      { path: '^lab/', pathNot: TESTS },
      { path: '^(server|web|wire|play|cli|tablekit|testkit)/' },
    ),
    rule(
      'tablekit-is-thin',
      'Parts of boards.',
      { path: '^tablekit/', pathNot: TESTS },
      { path: '^(games|server|web|wire|play|bots|cli|testkit)/' },
    ),
    rule(
      'server-serves',
      'The server knows neither pages nor boards.',
      { path: '^server/', pathNot: TESTS },
      { path: '^(web|tablekit|cli|testkit)/' },
    ),
    rule(
      'web-speaks-the-wire',
      'The app talks to the server, it does not import it.',
      { path: '^web/', pathNot: `${TESTS}|\\.config\\.` },
      { path: '^(server|cli|testkit)/' },
    ),
    rule(
      'the-truth-stays-in-the-worker',
      'Only the local table plays by itself; the pages know what they are told.',
      { path: '^web/', pathNot: `${TESTS}|^web/(local|lesson)/` },
      { path: '^(bots|play)/' },
    ),
    rule(
      'testkit-for-tests',
      'Only tests, the command line and long runs use the kit.',
      { path: '^(kernel|games|bots|server|web|wire|tablekit)/', pathNot: `${TESTS}|/soak` },
      { path: '^testkit/' },
    ),
    rule(
      'testkit-proves-games',
      'The kit knows the kernel, and its long runs the games.',
      { path: '^testkit/', pathNot: TESTS },
      { path: '^(server|web|wire|bots|cli|tablekit)/' },
    ),
    rule('no-pages-on-the-command-line', 'Programs do without the browser.', { path: '^(cli|bench)/' }, { path: '^(web|tablekit)/' }),
    rule('resolvable', 'An import leads somewhere.', {}, { couldNotResolve: true, pathNot: '\\?raw$|^virtual:' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  },
}
