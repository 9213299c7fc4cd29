import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

type Steps = readonly { readonly run?: string }[]
type Workflow = { readonly jobs: Readonly<Record<string, { readonly steps: Steps }>> }

/** Returns the script of the first step in that example that contains `text`. */
export function scriptOf(example: string, text: string): string {
  const { jobs } = parse(readFileSync(`examples/${example}.yml`, 'utf8')) as Workflow
  const scripts = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run = '' }) => run))
  return scripts.find((script) => script.includes(text)) ?? ''
}
