/**
 * Keys in front matter and in data whose value is an address, as a pattern. Values of other keys
 * are names, or the page's own address.
 */
export const ADDRESS_KEYS =
  'link|href|url|src|image|img|to|next|prev|cover|icon|logo|banner|thumbnail|poster|video|file' +
  '|dark|light'
