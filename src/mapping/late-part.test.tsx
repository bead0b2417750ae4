/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { offlinePage, pageContext } from '../../fixtures/pages'
import { PageProvider } from '../hooks/page-store'
import { useLatePart } from '../hooks/use-late-part'
import { asFixture } from './as-fixture'
import type { AnyLatePart, AnyWidget } from './define-widget'
import { latePart, lateView, type Part, printedPart } from './late-part'

type Cup = { props: { labels: { name?: string } } }

/** A part that counts how often its button was pressed. */
const cup: Part<Cup, { state: 'full'; presses: number; press: () => void }> = {
  useModel: () => {
    const [presses, setPresses] = useState(0)
    return { state: 'full', presses, press: () => setPresses(presses + 1) }
  },
  labels: { name: 'Cup' },
  View: ({ props, model }) => (
    <button type="button" onClick={model.press}>
      {props.labels.name}, pressed {model.presses}
    </button>
  ),
}

const props = { labels: {} }

/** The network: the first `failures` requests are lost. */
function network<Value>(value: Value, failures = 0) {
  let asked = 0
  const fetch = async () => {
    asked += 1
    if (asked <= failures) throw new TypeError('Failed to fetch')
    return value
  }
  return { fetch, asked: () => asked }
}

const logged: string[] = []
const { store } = offlinePage(pageContext(), {
  log: (_level, message) => void logged.push(message),
})
const onPage = (content: React.ReactNode) => (
  <PageProvider live={store} served={store}>
    {content}
  </PageProvider>
)

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
  logged.length = 0
})

describe('a part', () => {
  function Table({ part }: { part: AnyLatePart }) {
    const [isWanted, setWanted] = useState(false)
    const [hasAnswer, setShown] = useState(false)
    const onFailure = () => {
      setWanted(false)
      setShown(true)
    }
    const isShown = useLatePart(part, { isWanted, onFailure })
    const Cup = part
    return (
      <>
        <button type="button" onClick={() => setWanted(true)}>
          Tea
        </button>
        {hasAnswer && <p role="alert">No tea</p>}
        {isShown && <Cup props={props} />}
      </>
    )
  }

  it('is loaded once, when it is first needed, for any number of users', async () => {
    const { fetch, asked } = network(cup)
    const part = latePart(fetch)
    render(onPage([<Table key="a" part={part} />, <Table key="b" part={part} />]))
    expect(asked()).toBe(0)
    for (const button of screen.getAllByRole('button', { name: 'Tea' })) fireEvent.click(button)
    expect(await screen.findAllByRole('button', { name: 'Cup, pressed 0' })).toHaveLength(2)
    expect(asked()).toBe(1)
  })

  it('is loaded again after a failed request', async () => {
    render(onPage(<Table part={latePart(network(cup, 1).fetch)} />))
    fireEvent.click(screen.getByRole('button', { name: 'Tea' }))
    expect(await screen.findByRole('button', { name: 'Cup, pressed 0' })).toBeVisible()
    expect(logged).toEqual([])
  })

  it('a part that fails to load leaves its neighbours alone, is logged and reported, and can be retried', async () => {
    const [lost, other] = [latePart(network(cup, 2).fetch), latePart(network(cup).fetch)]
    render(onPage([<Table key="a" part={lost} />, <Table key="b" part={other} />]))
    const [first, second] = screen.getAllByRole('button', { name: 'Tea' }) as unknown as [
      Element,
      Element,
    ]
    fireEvent.click(second)
    fireEvent.click(await screen.findByRole('button', { name: 'Cup, pressed 0' }))
    fireEvent.click(first)
    expect(await screen.findByRole('alert')).toHaveTextContent('No tea')
    expect(logged).toEqual(['part|TypeError: Failed to fetch'])
    expect(screen.getByRole('button', { name: 'Cup, pressed 1' })).toBeVisible()
    fireEvent.click(first)
    expect(await screen.findByRole('button', { name: 'Cup, pressed 0' })).toBeVisible()
  })
})

describe('the labels of a part', () => {
  it('are those of its script, overridden by those in the page', async () => {
    const Late = latePart(async () => cup)
    await Late.load()
    render([
      <Late key="en" props={props} />,
      <Late key="de" props={{ labels: { name: 'Tasse' } }} />,
    ])
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(names).toEqual(['Cup, pressed 0', 'Tasse, pressed 0'])
  })
})

describe('a part in the server’s HTML', () => {
  it('keeps its HTML, and the focus in it, until its script has loaded', async () => {
    const Server = printedPart(async () => cup)
    await Server.load()
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Server props={props} />)
    const button = screen.getByRole('button', { name: 'Cup, pressed 0' })
    button.focus()

    const { fetch, asked } = network(cup)
    const Late = printedPart(fetch)
    const problems: unknown[] = []
    const onRecoverableError = (error: unknown) => problems.push(error)
    await act(async () => hydrateRoot(container, <Late props={props} />, { onRecoverableError }))
    expect(screen.getByRole('button', { name: 'Cup, pressed 0' })).toBe(button)
    expect(asked()).toBe(0)

    await act(async () => void (await Late.load()))
    fireEvent.click(button)
    expect(button).toHaveTextContent('Cup, pressed 1')
    expect(document.activeElement).toBe(button)
    expect(problems).toEqual([])
  })
})

describe('the view of an overlay', () => {
  const View = ({ model }: { model: { state: string; close: () => void } }) => (
    <dialog open={model.state === 'open'}>Menu</dialog>
  )

  function Widget({
    late,
  }: {
    late: ReturnType<typeof lateView<React.ComponentProps<typeof View>>>
  }) {
    const [state, setState] = useState('closed')
    const Late = late
    return (
      <>
        <button type="button" onClick={() => setState('open')}>
          {state}
        </button>
        <Late model={{ state, close: () => setState('closed') }} />
      </>
    )
  }

  it('is loaded with the first opening, and stays mounted', async () => {
    const { fetch, asked } = network(View)
    render(onPage(<Widget late={lateView(fetch)} />))
    expect(asked()).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: 'closed' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
    expect(asked()).toBe(1)
  })

  it('closes the overlay if the view fails to load, and retries at the next opening', async () => {
    render(onPage(<Widget late={lateView(network(View, 2).fetch)} />))
    fireEvent.click(screen.getByRole('button', { name: 'closed' }))
    await waitFor(() => expect(logged).toHaveLength(1))
    fireEvent.click(await screen.findByRole('button', { name: 'closed' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
  })
})

describe('a fixture', () => {
  const widget = { type: 'tea', parts: { cup: latePart(async () => cup) } } as unknown as AnyWidget

  it('can set the model of a part, in place of the part’s own', async () => {
    const fixed = asFixture(widget, { parts: { cup: { state: 'full', presses: 7 } } })
    await fixed.parts.cup.load()
    render(<fixed.parts.cup props={props} />)
    expect(screen.getByRole('button', { name: 'Cup, pressed 7' })).toBeVisible()
  })

  it('for a part that the widget does not have throws', () => {
    expect(() => asFixture(widget, { parts: { cpu: {} } })).toThrow('tea has no late part "cpu"')
  })
})
