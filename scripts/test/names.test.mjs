import { expect, it } from 'vitest'
import { checkNames, sharedNames } from '../names.mjs'

it('one word is one thing: no two files of the house export types of the same name', () => {
  expect(checkNames()).toEqual([])
})

it('two files that export the same name are told; what stands for the same thing is not', () => {
  const files = [
    ['bots/a.ts', 'export interface Share {}\nexport type Level = string\ninterface Own {}'],
    ['lab/b.ts', 'export class Share {}\nexport type Level = string\ninterface Own {}'],
  ]
  expect(sharedNames(files)).toEqual(['Share is exported by bots/a.ts and lab/b.ts: one of them is called something else'])
})

it('a type that a file keeps to itself does not take the name of one that another exports', () => {
  const files = [
    ['kernel/a.ts', 'export interface State {}\ninterface Own {}'],
    ['web/b.ts', 'type State = string\ninterface Own {}'],
  ]
  expect(sharedNames(files)).toEqual(['web/b.ts has a State of its own, which kernel/a.ts exports'])
})
