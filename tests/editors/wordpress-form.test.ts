/** @jest-environment jsdom */
/** The form of a WordPress block, with WordPress's packages reduced to what the form needs of them. */
import { readFileSync } from 'node:fs'
import { act, fireEvent, render, screen } from '@testing-library/react'
import * as React from 'react'
import { oldContent } from '../../fixtures/old-content'
import { stepsOf, valueAt } from '../../src/author/paths'
import { upgraderOf } from '../../src/mapping/upgrader'
import { loadWidgets } from '../../tooling/export/widgets'
import { wordpressFiles } from '../../tooling/export/wordpress'

interface EditProps {
  name: string
  clientId: string
  attributes: { id: string; props: string }
  setAttributes: (next: { props: string }) => void
}

const h = React.createElement
const children = ({ children: inside }: { children?: React.ReactNode }) => h('div', null, inside)
const text = ({ value, onChange }: { value: string; onChange: (text: string) => void }) =>
  h('input', {
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  })
const nothing = () => null

/** The `edit` of each block, as the plugin registers it. */
async function editors(upgrades: Promise<unknown>): Promise<Map<string, React.FC<EditProps>>> {
  const files = wordpressFiles(await loadWidgets())
  const edits = new Map<string, React.FC<EditProps>>()
  const controls = ['CheckboxControl', 'SelectControl', 'ToggleControl', 'Button']
  const wp = {
    element: React,
    blockEditor: {
      ...{ InspectorControls: children, InnerBlocks: nothing, MediaUpload: nothing },
      useBlockProps: () => ({}),
    },
    components: {
      ...Object.fromEntries(controls.map((name) => [name, nothing])),
      ...{ BaseControl: children, PanelBody: children },
      ...{ TextControl: text, TextareaControl: text },
    },
    data: { useSelect: () => ({ block: null, isInside: true }) },
    blocks: {
      getBlockType: (title: string) => ({ title }),
      registerBlockType: (name: string, { edit }: { edit: React.FC<EditProps> }) =>
        edits.set(name, edit),
    },
  }
  const foyer = { forms: JSON.parse(files['wordpress/foyer/forms.json'] ?? ''), upgrades }
  const script = readFileSync('tooling/export/wordpress/foyer/editor.js', 'utf8')
  // A script of Jest imports no module by its address.
  new Function('window', script.replace('import(foyer.upgrades)', 'foyer.upgrades'))({ wp, foyer })
  return edits
}

async function opened(upgrades: Promise<unknown>, type: string, props: object | string) {
  const edit = (await editors(upgrades)).get(`foyer/${type}`)
  const attributes = { id: 'a', props: typeof props === 'string' ? props : JSON.stringify(props) }
  const setAttributes = jest.fn()
  if (edit)
    await act(async () => {
      render(h(edit, { name: `foyer/${type}`, clientId: 'c', attributes, setAttributes }))
    })
  return setAttributes
}

test.each(oldContent)(
  '$title: a change of one field keeps all others',
  async ({ type, props, name, value, stored }) => {
    const setAttributes = await opened(Promise.resolve({ upgraderOf }), type, props)
    const before = valueAt((await upgraderOf(type))(props), stepsOf(name)) as string
    fireEvent.change(screen.getByDisplayValue(before), { target: { value } })
    expect(JSON.parse(setAttributes.mock.lastCall[0].props)).toEqual(stored)
  },
)

test('without the upgrades there is no form that could lose content, but a reason', async () => {
  const upgrades = Promise.reject(new Error('no network'))
  await opened(upgrades, 'hero-banner', { heading: 'Rooms', ctaLabel: 'Book' })
  expect(screen.queryByDisplayValue('Rooms')).toBeNull()
  expect(screen.getByText(/The form cannot be opened/)).not.toBeNull()
})

test.each(['{"text":"Rooms",}', '[]', 'null'])(
  'shows %s as it is stored, and no form over it',
  async (broken) => {
    const setAttributes = await opened(Promise.resolve({ upgraderOf }), 'heading', broken)
    const field = screen.getByRole('textbox')
    expect(field).toHaveValue(broken)
    fireEvent.change(field, { target: { value: '{"text":"Rooms"}' } })
    expect(setAttributes.mock.calls).toEqual([[{ props: '{"text":"Rooms"}' }]])
  },
)
