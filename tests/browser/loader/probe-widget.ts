import type * as React from 'react'

export type ProbeFault = '' | 'render' | 'effect' | 'update' | 'handler'

interface ProbeProps {
  id: string
  fault: ProbeFault
}

/**
 * A widget with one of each kind of control. Its handlers record their events in `window.probed`,
 * as `a: button`. The browser gets this function as text: it must not use other identifiers of this
 * module.
 */
export function makeProbe(react: typeof React) {
  const h = react.createElement
  const note = (id: string, what: string) => {
    const seen = window as { probed?: string[] }
    seen.probed ??= []
    seen.probed.push(`${id}: ${what}`)
  }
  const text = (d: string) => ({ t: 's', d })
  const list = (d: string[]) => ({ t: 'a', d, i: { t: 's' } })
  const audience = ['anonymous', 'remembered', 'authenticated']
  return {
    type: 'probe',
    schema: {
      t: 'o',
      q: 1,
      p: {
        id: text(''),
        fault: text(''),
        anchorId: text(''),
        theme: text('light'),
        audience: list(audience),
        hideOn: list([]),
      },
    },
    useModel({ id, fault }: ProbeProps) {
      const [count, setCount] = react.useState(0)
      const [value, setValue] = react.useState('')
      const headingId = react.useId()
      react.useEffect(() => {
        if (fault === 'effect') throw new Error('This probe throws in an effect.')
        note(id, 'mounted')
        const onResize = () => note(id, 'resize')
        addEventListener('resize', onResize)
        return () => {
          removeEventListener('resize', onResize)
          note(id, 'unmounted')
        }
      }, [id, fault])
      return { count, setCount, value, setValue, headingId }
    },
    View({ props: { id, fault }, model }: { props: ProbeProps; model: ProbeModel }) {
      if (fault === 'render' && typeof window !== 'undefined')
        throw new Error('This probe throws while it renders.')
      if (fault === 'update' && model.count > 0) throw new Error('This probe throws at an update.')
      const hear = (what: string) => () => note(id, what)
      const onPress = () => {
        note(id, 'button')
        if (fault === 'handler') throw new Error('This probe throws in a handler.')
        model.setCount(model.count + 1)
      }
      const onTyped = ({ currentTarget: { value } }: React.ChangeEvent<HTMLInputElement>) => {
        note(id, `text ${value}`)
        model.setValue(value)
      }
      const onSubmit = (event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        const sent = new URLSearchParams(new FormData(event.currentTarget, submitter) as never)
        note(id, `submit ${sent}`)
      }
      const icon = h('svg', { width: 24, height: 24 }, h('path', { d: 'M0 0h24v24H0z' }))
      return h(
        'div',
        { onPointerEnter: hear('pointer') },
        h('h2', { id: model.headingId }, `Probe ${id}`),
        h('a', { href: `#there-${id}`, onClick: hear('link') }, `Link of ${id}`),
        h(
          'button',
          {
            type: 'button',
            onClick: onPress,
            'aria-describedby': model.count > 0 ? model.headingId : undefined,
          },
          icon,
          `Button of ${id}`,
        ),
        h('output', null, model.count),
        h(
          'label',
          null,
          h('input', {
            type: 'checkbox',
            onChange: ({ currentTarget: { checked } }) => note(id, `box ${checked}`),
          }),
          `Box of ${id}`,
        ),
        h(
          'details',
          null,
          h('summary', { onClick: hear('summary') }, `Summary of ${id}`),
          h('p', null, `Details of ${id}`),
        ),
        h(
          'form',
          { action: '/sandbox', onSubmit },
          h('input', {
            'aria-label': `Text of ${id}`,
            name: 'text',
            value: model.value,
            onChange: onTyped,
            onFocus: hear('focus'),
            onKeyDown: ({ key }) => note(id, `key ${key}`),
          }),
          h('textarea', {
            'aria-label': `Remark of ${id}`,
            defaultValue: '',
            onInput: ({ currentTarget: { value } }: React.FormEvent<HTMLTextAreaElement>) =>
              note(id, `remark ${value}`),
          }),
          h(
            'select',
            {
              'aria-label': `Choice of ${id}`,
              defaultValue: 'one',
              onChange: ({ currentTarget: { value } }: React.ChangeEvent<HTMLSelectElement>) =>
                note(id, `choice ${value}`),
            },
            h('option', { value: 'one' }, 'one'),
            h('option', { value: 'two' }, 'two'),
          ),
          h('button', { name: 'by', value: 'post' }, `Send of ${id}`),
        ),
      )
    },
  }
}

interface ProbeModel {
  count: number
  setCount: (count: number) => void
  value: string
  setValue: (value: string) => void
  headingId: string
}
