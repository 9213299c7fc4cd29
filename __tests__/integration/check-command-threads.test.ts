import { expect, test } from '@jest/globals'
import { checkWithCommand } from '../support/check-command.ts'
import { scratchWith } from '../support/scratch.ts'

test('the shipped command reads a large site, which needs threads', () => {
  const text = `<p>${'text '.repeat(200_000)}</p>`
  const links = Array.from({ length: 14 }, (_, i) => `<a href="page-${i}.html">${i}</a>`).join('')
  const pages = Object.fromEntries(
    Array.from({ length: 14 }, (_, i) => [
      `page-${i}.html`,
      `${text}<a href="gone-${i}.html">x</a>`,
    ]),
  )
  const site = scratchWith({ 'index.html': links, '404.html': 'not found', ...pages })
  const ran = checkWithCommand(site, site, '--host', 'nginx')
  expect(ran.pages).toBe(16)
  expect(ran.findings.filter(({ code }) => code === 'broken-link')).toHaveLength(14)
})
