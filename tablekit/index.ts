export type { Table, TableProps } from './table.ts'
