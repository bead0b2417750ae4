/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { fieldTree } from '../../../../src/author/fields/field-tree'
import { problemsOf } from '../../../../src/author/fields/problems'
import heroBanner from '../../../../src/components/hero-banner/hero-banner.widget'
import linksList from '../../../../src/components/links-list/links-list.widget'
import { AnyField } from './any-field'
import { FormContext } from './form-context'

const widgets = { heroBanner, linksList }

interface FormProps {
  of: keyof typeof widgets
  name: string
  props: Record<string, unknown>
  set: (path: string[], value: unknown) => void
}

function Form({ of, name, props, set }: FormProps) {
  const { schema } = widgets[of]
  const form = useForm({ values: props })
  const field = fieldTree(schema).fields.find((one) => one.name === name)
  const problems = problemsOf(schema, { id: 'a', ...props })
  return (
    <FormProvider {...form}>
      <FormContext value={{ id: 'a', set, problems, AnyField, openList: () => {}, pages: [] }}>
        {field && <AnyField field={field} path={[name]} />}
      </FormContext>
    </FormProvider>
  )
}

test.each<[keyof typeof widgets, string, string, unknown]>([
  ['heroBanner', 'heading', 'Heading', { en: 'Rooms' }],
  ['heroBanner', 'text', 'Text', { html: '<p>Rooms</p>' }],
  ['heroBanner', 'image', 'Picture', '/a.jpg'],
  ['heroBanner', 'cta', 'Button', [1]],
  ['linksList', 'items', 'Links', 'Spa'],
  ['linksList', 'items', 'Links', { 0: 'Spa' }],
])(
  '%s.%s: a value of another kind is shown as a problem that can be cleared',
  (of, name, title, value) => {
    const set = jest.fn()
    const good = of === 'heroBanner' ? { heading: 'Rooms' } : { title: 'More', items: [] }
    render(<Form of={of} name={name} props={{ ...good, [name]: value }} set={set} />)
    const group = screen.getByRole('group', { name: new RegExp(title) })
    expect(group.querySelector('.field-problem')?.textContent).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(set).toHaveBeenCalledWith([name], undefined)
  },
)
