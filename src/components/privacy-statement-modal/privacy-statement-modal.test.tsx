/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { emit } from '../../services/events/events'
import widget from './privacy-statement-modal.widget'

const BODY =
  '<p><time>Version of 2026</time></p><h3>What we keep</h3><script>window.ran = true</script>' +
  '<p><a href="https://law.example/">The law</a></p>'

beforeEach(() => {
  Object.assign(AbortSignal, {
    any: ([, asked]: AbortSignal[]) => asked,
    timeout: () => new AbortController().signal,
  })
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    adobeDataLayer: [],
    ran: undefined,
  })
})
afterEach(() => {
  cleanup()
})

/** Opens the page's own fragment; null: the call never answers, a number: the status of a failure. */
async function open(fragment: string | number | null, src = '/fragments/privacy-statement') {
  let signal: AbortSignal | null | undefined
  const { store } = offlinePage(pageContext(), {
    fetch: (url, init) => {
      if (!String(url).includes('/fragments/')) return new Promise(() => {})
      signal = init?.signal
      if (fragment === null) return new Promise(() => {})
      const status = typeof fragment === 'number' ? fragment : 200
      return Promise.resolve({
        ok: status < 400,
        status,
        text: async () => `${fragment}`,
      } as Response)
    },
  })
  const props = readProps(fieldsOf(widget.schema), widget.type, { id: 'privacy', src }, () => {})
  const { container } = render(
    <>
      <button type="button">The footer’s link</button>
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={props} />
      </PageProvider>
    </>,
  )
  screen.getByRole('button').focus()
  await act(async () => emit('overlay-open', { id: 'privacy' }))
  await act(async () => {
    await import('./privacy-statement-modal.view')
    await import('../../services/transport/fragment')
  })
  return { container, signal: () => signal }
}

it('shows the statement, removes its scripts, and opens its links in a new tab', async () => {
  await open(BODY)
  expect(await screen.findByText('What we keep')).toBeVisible()
  expect('ran' in window && window.ran).toBeUndefined()
  expect(screen.getByRole('dialog').querySelector('script')).toBeNull()
  const link = screen.getByRole('link', { name: 'The law' })
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  expect(screen.getByRole('heading', { name: 'Privacy statement' })).toHaveFocus()
})

it('shows the specified text when it fails to load, with a link to the page of the statement', async () => {
  await open(500)
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Something went wrong$/)
  expect(screen.getByRole('link', { name: /^Open the privacy statement/ })).toHaveAttribute(
    'href',
    '/fragments/privacy-statement',
  )
})

it('is announced for two seconds', async () => {
  jest.useFakeTimers()
  await open(BODY)
  const body = (await screen.findByText('What we keep')).parentElement
  expect(body).toHaveAttribute('aria-live', 'polite')
  await act(() => jest.advanceTimersByTimeAsync(2_000))
  expect(body).not.toHaveAttribute('aria-live')
})

it('closes with Escape and aborts a pending request', async () => {
  const { signal } = await open(null)
  const dialog = screen.getByRole('dialog')
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(dialog).not.toHaveAttribute('open')
  expect(signal()?.aborted).toBe(true)
})

it('loads no statement from another site', async () => {
  const { container } = await open(BODY, 'https://evil.example/fragments/privacy')
  expect(container.querySelector('dialog')).toBeNull()
})
