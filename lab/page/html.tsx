import { renderToStaticMarkup } from 'react-dom/server'
import type { Report } from '../report.ts'
import { matchFileOf } from './match-file.ts'
import { ReportView } from './Report.tsx'
import { HOUSE_STYLE, REPORT_STYLE } from './style.ts'

/** A report as one self-contained file. Games are match files to keep and to open in the app. */
export function reportHtml(report: Report): string {
  const body = renderToStaticMarkup(
    <ReportView
      still
      report={report}
      open={(id, game) => (
        <a download={`${report.game}-${id}.json`} href={`data:application/json,${encodeURIComponent(matchFileOf(report, game))}`}>
          game {id}
        </a>
      )}
    />,
  )
  const title = report.title.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${HOUSE_STYLE}${REPORT_STYLE}</style>
</head>
<body>
<main>${body}</main>
</body>
</html>
`
}
