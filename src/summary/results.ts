import { html, link, type Markup } from '../report/markup.ts'
import type { EndedStep } from './ended-step.ts'

/** What the step made that has an address: a pull request, a release asset. */
export function results({ step: { notes } }: EndedStep): Markup | undefined {
  const items = notes
    .filter(({ href }) => href !== undefined)
    .map(({ name, value, href }) => html`<li>${name}: ${link(html`${value}`, href)}</li>`)
  return items.length === 0 ? undefined : html`<ul>${items}</ul>`
}
