/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { site } from '../../../sandbox/site'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { visitorAtom } from '../../services/session/visitor'
import type { SignInContentBlockInput } from './sign-in-content-block.schema'
import widget from './sign-in-content-block.widget'

interface Given {
  details?: object
  address?: string
  loginDisabledLocales?: string[]
}

async function show(
  props: Partial<SignInContentBlockInput>,
  { details = {}, address = '/sign-in.mi', loginDisabledLocales = [] }: Given = {},
) {
  const auth = { ...site.auth, loginDisabledLocales }
  const { store } = offlinePage(pageContext({ site: { ...site, auth } }), {
    location: () => new URL(address, 'https://www.alderway.example'),
    fetch: async () =>
      ({ ok: true, status: 200, headers: new Headers(), json: async () => details }) as Response,
  })
  await store.set(visitorAtom)
  const raw = { joinTitle: 'Not a member yet?', ...props, id: 'block' }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>,
    ),
  )
}

const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)
const remembered = { rememberedUser: {}, headerSubtext: { consumerName: 'maria' } }

it('AC 1: a remembered visitor may join or continue; other visitors cannot continue', async () => {
  await show({ variant: 'v2' }, { details: remembered })
  expect(links()).toEqual(['Join for free', 'Continue as Maria'])
  document.body.innerHTML = ''
  await show({ variant: 'v2' })
  expect(links()).toEqual(['Join for free'])
})

it('AC 2: a sweepstakes without an id is shown as the row of icons', async () => {
  const block = () => document.querySelector('[data-variant]')
  await show({ variant: 'sweepstakes' })
  expect(block()).toHaveAttribute('data-variant', 'iconRow')
  expect(links()).toEqual(['Join for free'])
  document.body.innerHTML = ''
  await show({ variant: 'sweepstakes' }, { address: '/sign-in.mi?clientId=win' })
  expect(block()).toHaveAttribute('data-variant', 'sweepstakes')
  expect(links()).toEqual(['Join and enter'])
})

it('AC 4: a picture has its alternative text; one without a valid address is left out', async () => {
  const image = { src: '/content/lobby.jpg', alt: 'The lobby' }
  await show({ variant: 'image', image })
  expect(screen.getByRole('img', { name: 'The lobby' })).toHaveAttribute('src', image.src)
  document.body.innerHTML = ''
  await show({ variant: 'image', image: { src: 'javascript:ran()', alt: 'x' } })
  expect(screen.queryByRole('img')).toBeNull()
})

it('on a site without sign-in it does not offer to join', async () => {
  await show({ variant: 'v2' }, { loginDisabledLocales: ['en-US'] })
  expect(links()).toEqual([])
})
