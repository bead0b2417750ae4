/** @jest-environment jsdom */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen, waitFor } from '@testing-library/react'
import { showAccountPage, user } from '../fixtures/account-page'
import accountContainer from '../src/components/account-container/account-container.widget'
import { changesOf } from '../src/rules/site/define-site'
import { flagsAtom } from '../src/services/flags/flags'
import { browserPage } from '../src/services/page/browser-page'
import { secondSite, usualAddresses } from './second-site'

jest.mock('../sandbox/site', () => ({ site: require('./second-site').secondSite }))

const { paths, rest } = secondSite

test('a form uses the site’s call, and its page reads the site’s parameter names', async () => {
  const { sent, container } = await showAccountPage(accountContainer, {
    address: `${paths['forgot-password']}?h-back=%2Fstay`,
    answers: { [`${rest.forgotPassword}`]: { body: { status: 'SUCCESS' } } },
  })
  expect(container.querySelector('form')).toHaveAttribute('action', rest.forgotPassword)
  await user.type(screen.getByLabelText(/Email or member number/), 'maria@example.com')
  await user.click(screen.getByRole('button', { name: 'Send link' }))
  const back = await screen.findByRole('link', { name: /sign in/i })
  expect(sent(`${rest.forgotPassword}`)).toHaveLength(1)
  expect(back).toHaveAttribute('href', `${paths['sign-in']}?h-back=%2Fstay`)
})

test('a visitor who is already signed in continues to the address in the site’s parameter', async () => {
  const show = (query: string) =>
    showAccountPage(accountContainer, {
      address: `${paths['sign-in']}?${query}`,
      visitor: 'member',
    })
  const { left } = await show('h-back=%2Fstay')
  await waitFor(() => expect(left).toEqual([['/stay', true]]))
  const other = await show('returnTo=%2Fstay')
  await waitFor(() => expect(other.left).toEqual([[paths.profile, true]]))
})

test('a browser stores values under the site’s prefix, with the site of its page', () => {
  const site = JSON.stringify(changesOf(secondSite))
  document.body.innerHTML = `<script type="application/json" id="foyer-page">{"site":${site}}</script>`
  const { page, live } = browserPage()
  expect(page.context.locale).toBe('de-DE')
  page.storage.local.set('consent', '{}')
  expect(live.get(flagsAtom)).toBeDefined()
  expect(Object.keys(localStorage)).toEqual(['harbour.consent'])
})

/** The files that may contain a path or a call of the site. */
const DEFAULTS =
  /^src\/rules\/site\/((booking-|page-)?paths|privacy-choices-path|(booking-|page-|account-|order-)?calls|site-defaults)\.ts$/
const LITERAL = new RegExp(
  `['"\`](${usualAddresses.map(escaped).join('|')}|/mi/[\\w/-]*)(?=['"\`?#$])`,
)
/** A query parameter that is read or written under a literal name. */
const PARAMETER =
  /searchParams\.(get|has|set|delete)\('(returnTo|propertyCode|saveProperty|marshaCode|overlay|clientId|outcome|errorCode)'|(?<!\/sandbox)[?&](returnTo|propertyCode|saveProperty|marshaCode|overlay)=/

test('no source contains a literal path, call or query parameter of the site', () => {
  const files = ['src', 'sandbox'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  const sources = files.filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|fixtures|samples|stories)\.|\/testing\//.test(file),
  )
  const found = sources.flatMap((file) => {
    if (DEFAULTS.test(file)) return []
    const lines = readFileSync(file, 'utf8').split('\n')
    const isComment = (line: string) => /^\s*(\*|\/\*|\/\/)/.test(line)
    return lines
      .filter((line) => !isComment(line) && (LITERAL.test(line) || PARAMETER.test(line)))
      .map((line) => `${file}: ${line.trim()}`)
  })
  expect(found).toEqual([])
  expect(sources.length).toBeGreaterThan(1000)
})

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
