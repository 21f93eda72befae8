import { closeSync, openSync, writeSync } from 'node:fs'
import { csvCell } from '@rulewright/lab/csv'
import { cannotWrite } from './files.ts'

/** This many characters are collected before they are written. */
const FULL = 1 << 16

/** A CSV file written row by row, so that a hundred thousand rows need no memory. */
export class CsvFile {
  readonly #file: string
  readonly #open: number
  #text = ''

  /** Opens the file and writes its header; complains at once when it cannot be written. */
  constructor(file: string, head: readonly string[]) {
    this.#file = file
    try {
      this.#open = openSync(file, 'w')
    } catch (error) {
      cannotWrite(file, error)
    }
    this.row(head)
    this.#flush()
  }

  row(cells: readonly (string | number)[]): void {
    this.#text += `${cells.map(csvCell).join(',')}\n`
    if (this.#text.length >= FULL) this.#flush()
  }

  close(): void {
    this.#flush()
    closeSync(this.#open)
  }

  #flush(): void {
    const text = this.#text
    this.#text = ''
    try {
      writeAll(this.#open, Buffer.from(text))
    } catch (error) {
      cannotWrite(this.#file, error)
    }
  }
}

/** A write may accept only part of it, as a pipe does. */
function writeAll(open: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(open, bytes, at)
}
