const RAW = /^<(?:script|style)\b/i
const RAW_END = /<\/(?:script|style)\b/gi
const BLOCK =
  /^<\/?(?:address|blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|section|t[dhr]|table|ul)\b/i
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/**
 * Converts HTML to plain text on one line (B.0). Tags, comments, scripts and styles are removed, a
 * space separates blocks, and the common entities are decoded. Nothing in the result can start a
 * tag. The run time is linear in the length of the input. A `>` inside an attribute ends its tag.
 */
export function stripTags(html: string | null | undefined): string {
  const text = withoutTags(decoded(withoutTags(html ?? '')))
  const line = text.replace(/\s+/g, ' ').trim()
  // Removing a tag may have joined its neighbours to a new tag: "<<b>script>".
  return line.replace(/<+(.?)/g, (run, next) => (/[a-z/!?]/i.test(next) ? next : run))
}

function withoutTags(html: string): string {
  let text = ''
  let at = 0
  for (;;) {
    const open = html.indexOf('<', at)
    if (open < 0) return text + html.slice(at)
    text += html.slice(at, open)
    const head = html.slice(open, open + 12)
    if (!/^<[a-z/!?]/i.test(head)) {
      text += '<'
      at = open + 1
      continue
    }
    const end = head.startsWith('<!--') ? '-->' : '>'
    const close = html.indexOf(end, open)
    if (close < 0) return text
    at = RAW.test(head) ? rawEnd(html, close) : close + end.length
    if (BLOCK.test(head)) text += ' '
  }
}

/** Index where the closing tag of a script or style begins, or the end of the text. */
function rawEnd(html: string, from: number): number {
  RAW_END.lastIndex = from
  return RAW_END.exec(html)?.index ?? html.length
}

function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi,
    (whole, dec, hex, name) => {
      if (name) return NAMED[name.toLowerCase()] ?? whole
      const code = dec ? Number(dec) : Number.parseInt(hex, 16)
      return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : ' '
    },
  )
}
