import { expect } from '@playwright/test'
import { test } from '../sandbox'
import { OVERVIEW } from '../site'

/** The headers of a CDN that caches the page, in place of a visitor's. */
const EDGE = { 'surrogate-capability': 'edge="nonce/1.0"' }

/** The page in the pieces in which it arrives, as text, with its cache headers. */
async function arrive(address: string, fault: string, more: Record<string, string> = EDGE) {
  const headers = { 'x-foyer-fault': fault, 'accept-encoding': 'br', ...more }
  const response = await fetch(address, { headers })
  const pieces: string[] = []
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    pieces.push(read.value)
  }
  return { response, pieces }
}

test('the API does not respond: a visitor gets the head at once and the page soon', async ({
  baseURL,
}) => {
  const { response, pieces } = await arrive(`${baseURL}${OVERVIEW}`, 'PropertyBar:timeout', {})
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(pieces[0]).toMatch(/rel="stylesheet" href="\/assets\/.*<\/head>/s)
  expect(pieces[0]).not.toContain('id="foyer-page"')
  const html = pieces.join('')
  expect(html).toMatch(/foyer-page.*<foyer-widget type="property-bar".*<\/footer>.*<\/html>/s)
  expect(html).toContain('"name":"PropertyData"')
  expect(html).not.toContain('"name":"PropertyBar"')
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
})

test('the API takes 400 ms: the page is complete, and a CDN caches it for the full time', async ({
  baseURL,
}) => {
  const { response, pieces } = await arrive(`${baseURL}${OVERVIEW}`, '*:slow:400')
  expect(response.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=300, stale-while-revalidate=300, stale-if-error=86400',
  )
  expect(pieces.join('')).toContain('"name":"PropertyBar"')
})

test('the API does not respond: a CDN caches the page briefly', async ({ baseURL }) => {
  const { response } = await arrive(`${baseURL}${OVERVIEW}`, 'PropertyBar:timeout')
  expect(response.headers.get('cache-control')).toContain(' s-maxage=10, ')
})

test('the API fails: the browser repeats the request, a CDN caches the page briefly', async ({
  baseURL,
}) => {
  const { response } = await arrive(`${baseURL}${OVERVIEW}`, 'PropertyBar:status:500')
  expect(response.headers.get('cache-control')).toContain(' s-maxage=10, ')
})
