/** The list the cards are checked against: a card on each line, with its values and the kinds of its abilities in printed order. */
const LIST = `
abnus-orzo | Abnus Orzo: Tireless Investigator | seeker | the-collective | enforcer |  | - | - | - | shard | 1 | 1 | reaction breachCompleted
auntie-ruth | Auntie Ruth: Proprietor of the Hidden Tea House | agent | omniworks | paragon | unique | 4 | 2 | 3 | shard | 1 | 0 | instant, cipher
barbican-gate | Barbican Gate | obstacle | the-collective | location |  | 1 | 4 | 1 |  | 2 | 1 | confront, discover
calling-in-favors | Calling in Favors | moment | omniworks | commerce, influence |  | 0 | - | - |  | 2 | 3 | action
canal-network | Canal Network | obstacle | omniworks | location |  | 3 | 5 | 2 |  | 2 | 3 | confront, discover
capricious-informant | Capricious Informant | source | the-collective | persona |  | 2 | 2 | - | shard | 2 | 1 | keyword Refund 1, static
chairman-bo-pax | Chairman Bo Pax: Heir to Pax Industries | seeker | old-aidalon | visionary |  | - | - | - | draw | 1 | 1 | action
disagreeable-inspector | Disagreeable Inspector | source | old-aidalon | persona |  | 1 | 2 | - | shard | 2 | 1 | reaction confrontBegins
doctor-twilight | Doctor Twilight: Dream Surgeon | agent | the-collective | visionary | unique | 4 | 3 | 3 | draw | 1 | 0 | instant, discover
eye-enforcers | Eye Enforcers | obstacle | the-collective | persona |  | 4 | 5 | 3 |  | 2 | 3 | confront, discover
fun-run | Fun Run | moment | the-remnants | subterfuge, tactic |  | 0 | - | - |  | 2 | 2 | reaction breachCompleted
gargala-larga | Gargala Larga: Imperator of Growth | agent | old-aidalon | enforcer | unique | 3 | 1 | 3 | shard | 1 | 0 | instant, cipher
goldie-xin | Goldie Xin: Junk Collector | seeker | omniworks | renegade |  | - | - | - | shard | 1 | 1 | action
infiltrate | Infiltrate | moment | omniworks | subterfuge |  | 0 | - | - |  | 2 | 3 | reaction discoveryBatchBegins
jayko-and-ace | Jayko & Ace: Boisterous Troublemakers | seeker | the-remnants | renegade |  | - | - | - | draw | 1 | 1 | reaction approachDistrict
kryzar-the-rat | Kryzar the Rat: Navigator of the Cortex Maze | agent | the-remnants | enforcer | unique | 5 | 2 | 4 | draw | 1 | 0 | keyword Rush, instant
likely-a-trap | Likely a Trap | moment | the-collective | subterfuge, tactic |  | 0 | - | - |  | 2 | 1 | reaction encounterCompleted
rory-and-bug | Rory & Bug: “We Fetch It, You Catch It!” | agent | omniworks | renegade | unique | 0 | 2 | 3 | shard | 1 | 0 | instant
salvage-rats | Salvage Rats | obstacle | omniworks | persona |  | 2 | 3 | 0 |  | 2 | 4 | keyword Rush, static
sergeant-cole | Sergeant Cole: Precinct 204, 3rd Level | agent | the-collective | renegade | unique | 1 | 1 | 3 | shard | 1 | 0 | reaction breachCompleted, cipher
shardwinner | Shardwinner | source | old-aidalon | persona |  | 3 | 2 | - | shard | 2 | 3 | static, static
smooth-handoff | Smooth Handoff | moment | the-remnants | subterfuge, tactic |  | 1 | - | - |  | 2 | 5 | instant
tele-mail-cluster | Tele-Mail Cluster | source | omniworks | contraption |  | 2 | 4 | - | draw | 2 | 4 | reaction cardForged
the-dragons-hoard | The Dragon’s Hoard | source | the-remnants | location |  | 2 | 3 | - | shard | 2 | 1 | static
transit-station | Transit Station | obstacle | old-aidalon | location |  | 1 | 1 | 1 |  | 2 | 2 | static, static
waterway-ferry | Waterway Ferry | obstacle | omniworks | contraption |  | 0 | 3 | 1 |  | 2 | 2 | reaction cardForged
lost-byway | Lost Byway | source | omniworks | location |  | 3 | 4 | - | shard | 2 | 3 | reaction cardForged
prime-treasurer-geel | Prime Treasurer Geel: Munificent Financier | agent | old-aidalon | paragon | unique | 3 | 2 | 4 | shard | 1 | 0 | static, discover
turn-up-the-heat | Turn Up the Heat | moment | the-remnants | tactic |  | 1 | - | - |  | 2 | 1 | reaction breachCompleted
cooling-off | Cooling Off | moment | omniworks | subterfuge |  | 0 | - | - |  | 2 | 1 | action
cornering-the-market | Cornering the Market | moment | old-aidalon | commerce |  | 0 | - | - |  | 2 | 2 | reaction breachCompleted
franchise-fees | Franchise Fees | moment | old-aidalon | commerce, influence |  | 0 | - | - |  | 2 | 3 | action
silkline-shuttle | Silkline Shuttle | source | the-remnants | contraption |  | 2 | 4 | - | draw | 2 | 2 | reaction cardForged
ulin-marr | Ulin Marr: Eccentric Architect | agent | old-aidalon | visionary | unique | 2 | 1 | 4 | draw | 1 | 0 | action, cipher
big-varna-gorvis | Big Varna Gorvis: Friends in Every District | agent | omniworks | paragon | unique | 2 | 2 | 3 | draw | 1 | 0 | action, discover
boss-bresloo | Boss Bresloo: The Deal-Maker | agent | omniworks | enforcer | unique | 4 | 2 | 3 | shard | 1 | 0 | reaction cardForged, discover
guildmaster-yanos | Guildmaster Yanos: Affable Gaffer | agent | omniworks | paragon | unique | 3 | 1 | 4 | shard | 1 | 0 | static, cipher
spider-rebbek | “Spider” Rebbek: Dragon’s Hoard Pitboss | agent | the-remnants | enforcer | unique | 2 | 2 | 3 | draw | 1 | 0 | static, discover
silent-interrogator | Silent Interrogator | obstacle | the-collective | contraption |  | 0 | 4 | 0 |  | 2 | 1 | discover
asset-protection-hub | Asset Protection Hub | obstacle | old-aidalon | location |  | 2 | 4 | 1 |  | 2 | 3 | keyword Refund 1, static
flooding-thoroughfare | Flooding Thoroughfare | obstacle | omniworks | location |  | 1 | 3 | 1 |  | 2 | 1 | reaction cardForged
tunnel-runners | Tunnel Runners | obstacle | omniworks | being, persona |  | 1 | 2 | 1 |  | 2 | 3 | keyword Refund 1, confront
emperor-drejj | Emperor Drejj | obstacle | omniworks | being |  | 5 | 6 | 3 |  | 2 | 5 | reaction cardForged, discover
orobo-plaza | Orobo Plaza | obstacle | the-remnants | location |  | 1 | 3 | 1 |  | 2 | 5 | confront, discover
echopomp-revoker | Echopomp Revoker | source | the-collective | persona |  | 3 | 6 | - | draw | 2 | 5 | instant
bubblemap-kiosk | Bubblemap Kiosk | source | old-aidalon | contraption |  | 2 | 4 | - | draw | 2 | 2 | keyword Refund 1, reaction discoveryBatchBegins
crispy-crawler | Crispy Crawler | source | old-aidalon | location |  | 1 | 2 | - | shard | 2 | 2 | keyword Cache 2, reaction roundBegins
pax-observatory | Pax Observatory | source | old-aidalon | location | unique | 6 | 6 | - | draw | 2 | 6 | reaction refillActions
waterfront-soakhouse | Waterfront Soakhouse | source | omniworks | location |  | 1 | 2 | - | shard | 2 | 1 | static
wirecrawler | Wirecrawler | source | omniworks | being |  | 1 | 3 | - |  | 2 | 4 | keyword Refund 1, instant
twice-as-bad | Twice as Bad | moment | the-collective | subterfuge |  | 1 | - | - |  | 2 | 4 | reaction discoverAbilityResolved
rapid-growth | Rapid Growth | moment | old-aidalon | influence |  | 1 | - | - |  | 2 | 4 | action
print-on-demand | Print on Demand | moment | old-aidalon | influence |  | 0 | - | - |  | 2 | 5 | action
forced-liquidation | Forced Liquidation | moment | old-aidalon | tactic |  | 3 | - | - |  | 2 | 6 | reaction approachSlot
threading-through | Threading Through | moment | omniworks | knowledge, tactic |  | 1 | - | - |  | 2 | 2 | instant
coroner-goodman | Coroner Goodman: Slab Sleuth | agent | the-collective | enforcer | unique | 1 | 2 | 3 | shard | 1 | 0 | reaction engageBegins
maestro | Maestro: The Bebop Boffin | agent | the-remnants | visionary | unique | 3 | 1 | 4 | shard | 1 | 0 | reaction approachDistrict, cipher
vapor-x | Vapor X: Holomancer for Hire | agent | the-remnants | renegade | unique | 2 | 1 | 3 | shard | 1 | 0 | instant, cipher
probabilities-exchange | Probabilities Exchange | obstacle | old-aidalon | location |  | 3 | 4 | 1 |  | 2 | 5 | confront, cipher
yowling-tezu | Yowling Tezu | obstacle | the-remnants | being |  | 1 | 3 | 1 |  | 2 | 1 | confront, discover
cargo-inspector | Cargo Inspector | source | the-collective | persona |  | 1 | 5 | - |  | 2 | 2 | instant
echofield-registry | Echofield Registry | source | the-collective | contraption |  | 2 | 3 | - | shard | 2 | 3 | reaction breachCompleted
containment-funnel | Containment Funnel | source | the-collective | contraption |  | 3 | 3 | - | shard | 2 | 4 | reaction confrontBegins
cargo-manifest | Cargo Manifest | source | omniworks | contraption |  | 2 | 3 | - | shard | 2 | 2 | reaction cardForged
job-board | Job Board | source | omniworks | location |  | 2 | 3 | - | draw | 2 | 2 | keyword Refund 1, static
wall-wizard | Wall Wizard | source | the-remnants | persona |  | 1 | 4 | - |  | 2 | 2 | keyword Refund 1, reaction breachCompleted
marauders-market | Marauder’s Market | source | the-remnants | location |  | 2 | 3 | - | draw | 2 | 3 | instant
daring-aeroboarder | Daring Aeroboarder | source | the-remnants | contraption |  | 3 | 3 | - | shard | 2 | 5 | reaction approachSlot
trading-secrets | Trading Secrets | moment | the-collective | subterfuge |  | 0 | - | - |  | 2 | 4 | instant
paper-trail | Paper Trail | moment | the-collective | subterfuge, tactic |  | 2 | - | - |  | 2 | 3 | reaction breachCompleted
propaganda | Propaganda | moment | the-collective | influence, subterfuge |  | 0 | - | - |  | 2 | 5 | action
protecting-our-investment | Protecting Our Investment | moment | old-aidalon | tactic |  | 0 | - | - |  | 2 | 1 | reaction confrontBegins
recalibrate | Recalibrate | moment | omniworks | knowledge |  | 0 | - | - |  | 2 | 1 | instant
tenacity | Tenacity | moment | the-remnants | influence |  | 0 | - | - |  | 2 | 1 | reaction engageBegins
dodge | Dodge | moment | the-remnants | tactic |  | 0 | - | - |  | 2 | 2 | reaction abilityBegins
knot-today | Knot Today | moment | the-remnants | subterfuge, tactic |  | 0 | - | - |  | 2 | 4 | reaction discoverBegins
counselor-vreenax | Counselor Vreenax: Planetary Exchequer | agent | the-collective | paragon | unique | 4 | 1 | 4 | shard | 1 | 0 | static, cipher
renovator-warlan | Renovator Warlan: ReDev Mogul | agent | old-aidalon | enforcer | unique | 3 | 2 | 4 | shard | 1 | 0 | reaction cardLeftGrid
recruiter-nilero | Recruiter Nilero: Effusive Inducer | agent | omniworks | visionary | unique | 3 | 2 | 4 | draw | 1 | 0 | static, discover
`

const words = (cell: string): string[] => (cell === '' ? [] : cell.split(', '))
const number = (cell: string): number | null => (cell === '-' ? null : Number(cell))

function parse(line: string) {
  const cells = line.split('|').map((cell) => cell.trim())
  const [key = '', title = '', type = '', faction = '', subtypes = '', unique = '', cost = '', presence = '', barrier = ''] = cells
  const [collects = '', deckLimit = '', influence = '', abilities = ''] = cells.slice(9)
  return {
    key,
    title,
    type,
    faction,
    subtypes: words(subtypes),
    unique: unique === 'unique',
    cost: number(cost),
    presence: number(presence),
    barrier: number(barrier),
    collects: words(collects),
    deckLimit: Number(deckLimit),
    influence: Number(influence),
    abilities: words(abilities),
  }
}

export const CARD_LIST = LIST.trim().split('\n').map(parse)
