export type { Report } from '../report.ts'
export { isPrinted, matchFileOf } from './match-file.ts'
export { ReportView } from './Report.tsx'
export { REPORT_STYLE } from './style.ts'
