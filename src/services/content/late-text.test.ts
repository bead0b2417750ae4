/** @jest-environment jsdom */
import { lateText, servedText } from './late-text'

let mockIsThere = true
jest.mock('./sanitise', () => ({
  sanitiseRichText(html: string) {
    if (!mockIsThere) throw new TypeError('Failed to fetch dynamically imported module')
    return jest.requireActual('./sanitise').sanitiseRichText(html)
  },
}))

it('returns a text without markup at once', () => {
  expect(lateText('Call {phone}.')).toEqual({ text: 'Call {phone}.' })
  expect(servedText('')).toEqual({ text: '' })
})

it('sanitises markup before it returns it', async () => {
  const html = '<p onclick="ran()">Call</p><script>ran()</script>'
  expect(String(((await lateText(html)) as { html: unknown }).html)).toBe('<p>Call</p>')
})

it('returns HTML that the browser has already sanitised', () => {
  const trusted = { toString: () => '<p>Call</p>' } as unknown as string
  expect(lateText(trusted)).toEqual({ html: trusted })
})

it('returns the text without markup when the sanitiser fails to load', async () => {
  mockIsThere = false
  expect(await lateText('<p>Call &amp; ask</p>')).toEqual({ text: 'Call & ask' })
})
