/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { type DisclosureSection, Disclosures } from './disclosure.view'

const section = (id: string, rest: Partial<DisclosureSection> = {}): DisclosureSection => ({
  id,
  title: `About ${id}`,
  isOpen: false,
  onToggle: () => {},
  onFound: () => {},
  children: <p>All of {id}</p>,
  ...rest,
})

const panelOf = (id: string) => document.getElementById(`${id}-panel`) as HTMLElement

async function hydrate(html: string, sections: DisclosureSection[]) {
  const complaints: unknown[] = []
  jest.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.replaceChildren(container)
  const onRecoverableError = (error: unknown) => void complaints.push(error)
  const shown = <Disclosures headingLevel={3} sections={sections} />
  await act(async () => void hydrateRoot(container, shown, { onRecoverableError }))
  return complaints
}

beforeEach(() => document.body.replaceChildren())

it('is a heading with a button that controls its panel and has its open state', () => {
  const onToggle = jest.fn()
  render(
    <Disclosures
      headingLevel={3}
      sections={[section('parking', { onToggle }), section('pets', { isOpen: true })]}
    />,
  )
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  const button = screen.getByRole('button', { name: 'About parking', expanded: false })
  expect(button).toHaveAttribute('aria-controls', panelOf('parking').id)
  expect(panelOf('parking')).not.toBeVisible()
  expect(screen.getByRole('button', { name: 'About pets', expanded: true })).toBeVisible()
  expect(screen.getByText('All of pets')).toBeVisible()
  fireEvent.click(button)
  expect(onToggle).toHaveBeenCalledTimes(1)
})

it('has regions for up to six sections, none for more', () => {
  const sections = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => section(id, { isOpen: true }))
  const { rerender } = render(<Disclosures headingLevel={2} sections={sections} />)
  expect(screen.getByRole('region', { name: 'About f' })).toHaveTextContent('All of f')
  rerender(<Disclosures headingLevel={2} sections={[...sections, section('g')]} />)
  expect(screen.queryByRole('region')).toBeNull()
})

it('always open: plain headings and visible panels', () => {
  render(<Disclosures headingLevel={2} isAlwaysOpen sections={[section('parking')]} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('heading', { name: 'About parking' })).toBeVisible()
  expect(screen.getByText('All of parking')).toBeVisible()
})

describe('a closed panel', () => {
  it('is served so that the browser can search it, and hydrates silently', async () => {
    const sections = [section('parking'), section('pets', { isOpen: true })]
    const html = renderToString(<Disclosures headingLevel={3} sections={sections} />)
    expect(html).toContain('id="parking-panel"')
    expect(html.match(/hidden="until-found"/g)).toHaveLength(1)
    expect(await hydrate(html, sections)).toEqual([])
    expect(panelOf('parking')).not.toBeVisible()
    expect(panelOf('pets')).toBeVisible()
  })

  it('calls onFound when find-in-page matches its text', async () => {
    const onFound = jest.fn()
    render(<Disclosures headingLevel={2} sections={[section('parking', { onFound })]} />)
    fireEvent(panelOf('parking'), new Event('beforematch'))
    expect(onFound).toHaveBeenCalledTimes(1)
  })

  it('calls onFound for a match before hydration', async () => {
    const onFound = jest.fn()
    const sections = [section('parking', { onFound })]
    const html = renderToString(<Disclosures headingLevel={3} sections={sections} />)
    await hydrate(html.replace(' hidden="until-found"', ''), sections)
    expect(onFound).toHaveBeenCalledTimes(1)
  })
})
