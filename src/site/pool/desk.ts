import type { Use } from '../extract/html.ts'
import type { Anchors } from '../rules/anchors.ts'
import type { Row } from '../rules/findings.ts'
import type { Questions, Site } from '../rules/judge.ts'
import { Scanner } from './scan.ts'

/** What is known when all files were read. */
export interface Read {
  readonly anchors: Anchors
  readonly questions: Questions
  /** Indices of pages that ask search engines to leave them out. */
  readonly unlisted: readonly number[]
  /** How many addresses within the site were judged. */
  readonly judged: Readonly<Record<Use, number>>
}

/** What one thread is asked for, in this order: files to read, then what it read, then what it found. */
export class Desk {
  readonly #scanner: Scanner

  constructor(site: Site) {
    this.#scanner = new Scanner(site)
  }

  /** Reads some files, by index. */
  read(files: readonly number[]): void {
    for (const file of files) this.#scanner.read(file)
  }

  close(): Read {
    return {
      anchors: this.#scanner.anchors(),
      questions: this.#scanner.judge.questions(),
      unlisted: this.#scanner.unlisted,
      judged: this.#scanner.judge.judged,
    }
  }

  /** Takes the answers to the questions, in their order as `answers.ts` has them. */
  finish(answers: Uint8Array): readonly Row[] {
    this.#scanner.judge.answered(answers)
    return [...this.#scanner.judge.tally.rows()]
  }
}
