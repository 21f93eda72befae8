/** Paper is always light, whatever theme the page has. */
const PAPER = '--ground: #fff; --surface: #fff; --line: #999; --text: #000; --quiet: #444; --bad: #a92a1b; --marked: #0a66a8;'

/** The look of a report, on a page of the app and in a file of its own: colours come from the page's tokens. */
export const REPORT_STYLE = `
.lab { display: grid; gap: 20px; min-width: 0; }
.lab h1, .lab h2, .lab h3, .lab p, .lab ul, .lab figure { margin: 0; }
.lab ul { padding-left: 20px; display: grid; gap: 4px; }
.lab-variant { display: grid; gap: 16px; min-width: 0; }
.lab-panel { display: grid; gap: 10px; padding: 16px; border-radius: 14px; background: var(--surface); box-shadow: inset 0 0 0 1px var(--line); min-width: 0; }
.lab-quiet { color: var(--quiet); font-size: 14px; font-weight: 400; }
.lab-share { border-top: 1px solid var(--line); }
.lab-share > summary { display: grid; grid-template-columns: minmax(90px, 1fr) 2fr 300px; gap: 12px; align-items: center; min-height: 44px; cursor: pointer; list-style-position: outside; }
.lab-label { overflow-wrap: anywhere; font-weight: 600; }
.lab-share > summary::-webkit-details-marker { display: none; }
.lab-share .lab-label { padding-left: 1.2em; }
.lab-share .lab-label::before { content: '▸'; display: inline-block; width: 1.2em; margin-left: -1.2em; color: var(--quiet); }
.lab-share[open] .lab-label::before { content: '▾'; }
.lab-panel > details { min-width: 0; }
.lab-panel > details > summary { min-height: 44px; align-content: center; cursor: pointer; }
.lab-number { font-variant-numeric: tabular-nums; white-space: nowrap; }
.lab-mark { display: inline-block; margin-left: 6px; padding: 1px 8px; border-radius: 99px; font-size: 14px; font-weight: 600; color: var(--ground); background: var(--bad); white-space: nowrap; }
.lab-bar { width: 100%; height: 20px; overflow: visible; }
.lab-track { fill: var(--line); }
.lab-fair { stroke: var(--quiet); stroke-width: 1.5px; stroke-dasharray: 3 3; }
.lab-interval { stroke: var(--marked); stroke-width: 6px; opacity: 0.55; }
.lab-value { stroke: var(--text); stroke-width: 3px; }
.lab-behind { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; }
.lab-behind a, .lab-behind button, .lab-cell a, .lab-cell button { display: inline-flex; align-items: center; min-height: 44px; padding: 0 6px; border: 0; background: none; color: var(--marked); text-decoration: underline; font: inherit; font-size: 15px; cursor: pointer; }
.lab-pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr)); gap: 16px; }
.lab-figure { display: grid; gap: 4px; min-width: 0; }
.lab-figure figcaption { font-weight: 600; }
.lab-histogram, .lab-curve { width: 100%; height: 110px; border-bottom: 1px solid var(--line); }
.lab-curve { height: 180px; }
.lab-column { fill: var(--marked); }
.lab-band { fill: var(--marked); opacity: 0.25; }
.lab-line { fill: none; stroke: var(--text); stroke-width: 2.5px; }
.lab-plot { position: relative; padding-right: 44px; }
.lab-plot + .lab-ticks { margin-right: 44px; }
.lab-level { position: absolute; right: 0; translate: 0 -50%; font-size: 14px; color: var(--quiet); background: var(--surface); padding: 0 3px; }
.lab-ticks { position: relative; height: 22px; font-size: 14px; color: var(--quiet); font-variant-numeric: tabular-nums; }
.lab-ticks span { position: absolute; white-space: nowrap; }
.lab-scroll { overflow-x: auto; }
.lab table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
.lab th, .lab td { padding: 6px 10px; text-align: left; border-top: 1px solid var(--line); vertical-align: middle; }
.lab thead th { border-top: 0; color: var(--quiet); font-size: 14px; }
.lab tbody th { font-weight: 600; min-width: 130px; }
.lab td { white-space: nowrap; }
.lab-sure th, .lab-sure td { background: color-mix(in oklab, var(--bad) 12%, transparent); }
.lab-matrix .lab-cell { background: color-mix(in oklab, var(--marked) calc(var(--share) * 45%), var(--surface)); }
.lab-matrix td > strong, .lab-matrix td > span { display: block; }
.lab-matrix td > .lab-quiet { color: var(--text); }
.lab-findings { display: grid; gap: 12px; margin: 0; }
.lab-findings > div { display: grid; grid-template-columns: minmax(150px, 1fr) 4fr; gap: 4px 16px; }
.lab-findings dt { font-weight: 600; }
.lab-findings dd { margin: 0; }
.lab-sort { min-height: 44px; padding: 0 4px; border: 0; background: none; color: inherit; font: inherit; text-decoration: underline dotted; cursor: pointer; }
@media (max-width: 600px) {
  .lab-share > summary { grid-template-columns: 1fr auto; padding: 8px 0; }
  .lab-bar { grid-column: 1 / -1; grid-row: 2; }
  .lab-panel { padding: 12px; }
  .lab-findings > div { grid-template-columns: 1fr; }
  /* A comparison reads: measure, before → after, and below it the difference, so that nothing scrolls sideways. */
  .lab-compared thead { display: none; }
  .lab-compared tr { display: grid; grid-template-columns: auto auto 1fr; border-top: 1px solid var(--line); padding: 6px 0; }
  .lab-compared tbody th { grid-column: 1 / -1; }
  .lab-compared :is(tbody th, td) { border-top: 0; padding: 2px 4px; }
  .lab-compared td:nth-of-type(2)::before { content: '→ '; }
  .lab-compared td:nth-of-type(3) { white-space: normal; text-align: right; }
  .lab-compared td:nth-of-type(4) { display: none; }
  .lab-matrix :is(th, td) { padding: 4px; }
  .lab-matrix tbody th { min-width: 0; }
  /* What does not fit is pushed sideways under the names on the left. */
  .lab-matrix :is(tbody th, thead th:first-child) { position: sticky; left: 0; z-index: 1; background: var(--surface); }
  .lab-matrix .lab-cell :is(a, button) { padding: 0; text-align: left; }
  /* A thing's row becomes a card: its name, and each figure after what it means. */
  .lab-things thead th { display: none; }
  .lab-things thead th[aria-sort] { display: inline-block; border: 0; padding: 0 8px 0 0; }
  .lab-things tbody tr { display: grid; border-top: 1px solid var(--line); padding: 6px 0; }
  .lab-things :is(tbody th, td) { border-top: 0; padding: 1px 4px; }
  .lab-things td[data-head]::before { content: attr(data-head) ': '; color: var(--quiet); font-size: 14px; }
  .lab-things td { white-space: normal; }
}
@media print {
  .lab { ${PAPER} color: var(--text); }
  .lab-panel { box-shadow: none; border: 1px solid var(--line); }
  .lab-share, .lab tr, .lab-figure { break-inside: avoid; }
  .lab h2, .lab h3 { break-after: avoid; color: var(--text); }
  .lab-scroll { overflow: visible; }
  /* Paper does not scroll: wide content wraps. */
  .lab table, .lab thead th, .lab table .lab-quiet { font-size: 12px; }
  .lab-games { display: none; }
  .lab td, .lab thead th { white-space: normal; padding: 4px 6px; }
  .lab tbody th { min-width: 0; }
  .lab-mark { color: var(--bad); background: none; box-shadow: inset 0 0 0 1px var(--bad); }
  .lab-sort { text-decoration: none; }
  .lab-screen, .lab-behind, .lab-cell a, .lab-cell button { display: none; }
  .lab-share .lab-label::before { content: none; }
}
`

/** The app's design tokens, for a report in its own file. */
export const HOUSE_STYLE = `
:root { color-scheme: light dark; --ground: #f3eee4; --surface: #fbf8f2; --line: #d3c9b6; --text: #1f2530; --quiet: #545c68; --bad: #a92a1b; --marked: #0a66a8; }
@media (prefers-color-scheme: dark) { :root { --ground: #0d1117; --surface: #141a23; --line: #2b3645; --text: #efe6d6; --quiet: #a9b0ba; --bad: #ff8a7a; --marked: #7fc8ff; } }
@media print { :root { ${PAPER} } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1280px; padding: 20px; font: 16px/1.5 system-ui, sans-serif; color: var(--text); background: var(--ground); }
`
