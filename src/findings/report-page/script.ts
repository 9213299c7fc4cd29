/**
 * The script of `report.html`: it hides the findings that do not match the filters, which are
 * stored in the fragment of the address. In rows that match in part, only matching findings are
 * shown, unfolded. Rows and groups that match in part say how many of their findings do. Each group
 * shows its first rows, and all rows in print. The advice for a code is above the first visible
 * group of that code.
 */
export const SCRIPT = `
'use strict'
const form = document.querySelector('form')
if (form) {
  const { elements } = form
  const filters = form.parentElement
  const names = ['news', 'severity', 'code', 'page', 'text'].filter((name) => elements[name])
  const listPages = (element, folded) => [...element.querySelectorAll('[data-page]')].filter((each) => !folded?.contains(each))
    .map(({ dataset }) => dataset.page)
  const readRow = (row, groupText) => {
    const folded = row.querySelector('.others')
    const summary = folded?.querySelector('summary')
    const text = row.textContent.replace(folded?.textContent ?? '', '').toLowerCase() + groupText
    const shared = [...row.querySelectorAll('.shared, .reason')].map(({ textContent }) => textContent).join(' ')
    const first = { text, pages: listPages(row, folded) }
    const others = [...(folded?.querySelectorAll('li') ?? [])].map((item) => ({ item, isCollapsed: item.hidden,
      text: (item.textContent + shared).toLowerCase() + groupText, pages: listPages(item) }))
    return { row, folded, summary, words: summary?.textContent, rest: folded?.querySelector('p'), first, others,
      found: 1 + others.length }
  }
  const sumFound = (rows) => rows.reduce((total, { found }) => total + found, 0)
  const formatNumber = (count) => count.toLocaleString('en')
  const formatShare = (found, all, words) => found < all ? formatNumber(found) + ' of ' + words : words
  const groups = [...document.querySelectorAll('.group')].map((group) => {
    const groupText = ' ' + group.querySelector('h2').textContent.toLowerCase()
    const rows = [...group.querySelectorAll('.finding')].map((row) => readRow(row, groupText))
    const total = group.querySelector('h2 b')
    return { group, rows, total, totalWords: total.textContent, totalCount: sumFound(rows),
      more: group.querySelector('.more'), isExpanded: false }
  })
  const rows = groups.flatMap((group) => group.rows)
  const knownPages = new Set(rows.flatMap(({ first, others }) => [first, ...others].flatMap(({ pages }) => pages)))
  const findingCount = sumFound(rows)
  let wasPartial = false
  let isPrinting = false
  const showMatches = (each, isPartial, matches) => {
    const { row, folded, summary, words, rest, first, others } = each
    const isFirstFound = matches(first)
    let found = 0
    for (const other of others) {
      const isFound = matches(other)
      if (isFound) found++
      other.item.hidden = isPartial ? !isFound : other.isCollapsed
    }
    each.found = Number(isFirstFound) + found
    if (!folded) return
    row.classList.toggle('part', isPartial && !isFirstFound)
    folded.hidden = isPartial && found === 0
    if (isPartial || wasPartial) folded.open = isPartial && found > 0
    summary.textContent = formatShare(found, others.length, words)
    if (rest) rest.hidden = isPartial
  }
  const showGroup = ({ group, rows, total, totalWords, totalCount, more, isExpanded }, isFiltered) => {
    const isGroupWanted = ['news', 'severity', 'code'].every((name) =>
      !elements[name]?.value || group.dataset[name] === elements[name].value)
    const found = isGroupWanted ? rows.filter((each) => each.found > 0) : []
    const limit = isExpanded || isPrinting ? Infinity : isFiltered ? 100 : 10
    const shown = new Set(found.slice(0, limit))
    for (const each of rows) each.row.hidden = !shown.has(each)
    group.hidden = found.length === 0
    total.textContent = formatShare(sumFound(found), totalCount, totalWords)
    more.hidden = shown.size === found.length
    more.textContent = 'Show ' + formatNumber(sumFound(found.slice(limit))) + ' more'
    return found
  }
  const applyFilters = () => {
    const { page = '', text } = Object.fromEntries(names.map((name) => [name, elements[name].value]))
    const isPageWanted = knownPages.has(page) ? (name) => name === page : (name) => name.toLowerCase().includes(page.toLowerCase())
    const wantedText = text.trim().toLowerCase()
    const matches = ({ pages, text: rowText }) => (!page || pages.some(isPageWanted)) && rowText.includes(wantedText)
    const isPartial = page !== '' || wantedText !== ''
    for (const each of rows) showMatches(each, isPartial, matches)
    wasPartial = isPartial
    const isFiltered = names.some((name) => elements[name].value !== '')
    const found = groups.flatMap((group) => showGroup(group, isFiltered))
    const advised = new Set()
    for (const { group } of groups.filter(({ group }) => !group.hidden)) {
      const { code } = group.dataset
      group.querySelector('.advice')?.toggleAttribute('hidden', advised.has(code))
      advised.add(code)
    }
    document.querySelector('.none').hidden = found.length > 0
    const share = formatNumber(sumFound(found)) + ' of ' + formatNumber(findingCount) + ' shown'
    document.querySelector('output').value = isFiltered ? share : ''
  }
  const setFilters = (params) => {
    // In Chromium, an assignment cannot choose the radio button with an empty value.
    form.reset()
    for (const name of names.filter((name) => params.get(name))) elements[name].value = params.get(name)
    if (params.size > 0) {
      filters.hidden = false
      // On a phone, open filters would fill the screen.
      filters.open = matchMedia('(min-width: 45rem)').matches
    }
    applyFilters()
  }
  const makeFragment = () => new URLSearchParams([...new FormData(form)].filter(([, value]) => value)).toString()
  const readFragment = () => {
    if (location.hash.slice(1) !== makeFragment()) setFilters(new URLSearchParams(location.hash.slice(1)))
  }
  form.addEventListener('input', () => {
    applyFilters()
    location.replace('#' + makeFragment())
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  form.querySelector('button').addEventListener('click', (event) => {
    event.preventDefault()
    setFilters(new URLSearchParams())
    location.replace('#')
  })
  for (const group of groups)
    group.more.addEventListener('click', () => {
      group.isExpanded = true
      applyFilters()
    })
  addEventListener('hashchange', readFragment)
  addEventListener('beforeprint', () => {
    isPrinting = true
    applyFilters()
  })
  addEventListener('afterprint', () => {
    isPrinting = false
    applyFilters()
  })
  filters.hidden = filters.dataset.many === 'no'
  setFilters(new URLSearchParams(location.hash.slice(1)))
}
`
