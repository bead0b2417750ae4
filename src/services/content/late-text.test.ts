/** @jest-environment jsdom */
import { lateText, servedText } from './late-text'

let mockIsThere = true
jest.mock('./sanitise', () => ({
  sanitiseRichText(html: string) {
    if (!mockIsThere) throw new TypeError('Failed to fetch dynamically imported module')
    return jest.requireActual('./sanitise').sanitiseRichText(html)
  },
}))

it('takes what has no markup for text, at once', () => {
  expect(lateText('Call {phone}.')).toEqual({ text: 'Call {phone}.' })
  expect(servedText('')).toEqual({ text: '' })
})

it('sanitises markup before it is written', async () => {
  const html = '<p onclick="ran()">Call</p><script>ran()</script>'
  expect(String(((await lateText(html)) as { html: unknown }).html)).toBe('<p>Call</p>')
})

it('hands on what the browser has sanitised already', () => {
  const trusted = { toString: () => '<p>Call</p>' } as unknown as string
  expect(lateText(trusted)).toEqual({ html: trusted })
})

it('shows the text alone when the sanitiser cannot be had', async () => {
  mockIsThere = false
  expect(await lateText('<p>Call &amp; ask</p>')).toEqual({ text: 'Call & ask' })
})
