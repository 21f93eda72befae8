import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { complain } from './complain.ts'

export function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return complain(`Cannot read ${file}: ${why(error)}.`)
  }
}

export function write(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    cannotWrite(file, error)
  }
}

export function cannotWrite(file: string, error: unknown): never {
  return complain(`Cannot write ${file}: ${why(error)}.`)
}

/** Complains now about a file that could not be written hours later; leaves an existing one untouched. */
export function ensureWritable(file: string | undefined): void {
  if (file === undefined) return
  const there = existsSync(file)
  try {
    closeSync(openSync(file, 'a'))
    if (!there) rmSync(file)
  } catch (error) {
    cannotWrite(file, error)
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'it is a folder',
  EACCES: 'that is not allowed',
  ENOSPC: 'the disk is full',
}

function why(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return REASONS[code] ?? code
}
