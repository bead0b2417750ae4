import { PageProvider } from '../hooks/page-store'
import type { AnyWidget, BaseProps } from '../mapping/define-widget'
import type { Problem } from './fields/problems'
import { Instrumented } from './instrumented'
import type { Look } from './lens'
import { Badge, Boundary, conditionsOf, Frame, overlayNotes } from './look'
import { withSample } from './samples'
import { stillPage } from './still-page'

interface AuthoredContentProps {
  /** The placeholder. */
  element: HTMLElement
  type: string
  /** Undefined: there is none of this type, or it could not be had. */
  widget: AnyWidget | undefined
  /** Why the JSON could not be read. */
  unreadable: string | undefined
  /** What kept it from being shown: its script, or what it threw. */
  failure: string | undefined
  onFailure: (failure: string) => void
  generation: number
  /** What is shown; null: nothing that could be. */
  props: BaseProps | null
  /** The last props that did not throw. */
  lastGood: BaseProps | null
  look: Look | null
  listOf: (id: string) => string | undefined
  notes: string[]
  problems: Problem[]
}

/** What an author sees of a component: itself, with what there is to say, or why it is not there. */
export function AuthoredContent(content: AuthoredContentProps) {
  const { type, widget, unreadable, failure, props, problems, notes } = content
  if (unreadable)
    return (
      <Frame
        title={`Invalid properties: ${unreadable}`}
        text="The component’s settings cannot be read as JSON."
      />
    )
  if (!widget)
    return failure ? (
      <Frame title={`${type} could not be shown.`} text={failure} />
    ) : (
      <Frame
        title={`Unknown component: ${type || 'it has no type'}`}
        text="This site has no component of that name; visitors see nothing here."
      />
    )
  if (!props)
    return (
      <Frame
        title={`Please configure ${widget.title}: ${problems.map(({ field }) => field).join(', ')}`}
        text="Visitors see nothing here until it is."
        problems={problems}
      />
    )
  const thrown = failure ? [{ path: [], field: '', message: failure }] : []
  return (
    <>
      <Rendering {...content} widget={widget} props={props} />
      <Badge
        notes={[
          ...notes,
          ...conditionsOf(widget, props),
          ...overlayNotes(widget, props, stillPage().page.context),
        ]}
        problems={[...problems, ...thrown]}
      />
    </>
  )
}

/** With what it throws, the last that it could be shown with stays. */
function Rendering(content: AuthoredContentProps & { widget: AnyWidget; props: BaseProps }) {
  const { element, widget, props, lastGood, look, listOf, generation, onFailure } = content
  const shown = look ?? { widget: withSample(widget), props, store: stillPage().store }
  const rendered = (of: BaseProps) => (
    <PageProvider live={shown.store} served={shown.store}>
      <Instrumented
        element={element}
        listOf={listOf}
        widget={shown.widget}
        props={look ? of : { ...of, ...TO_EVERYBODY }}
        empty={<Frame title={widget.title} text={widget.author.emptyLabel} />}
        lang={look?.locale}
        dir={look?.direction}
      />
    </PageProvider>
  )
  const failed = (error: unknown) => (
    <Frame title={`${widget.title} could not be shown.`} text={String(error)} />
  )
  return (
    <Boundary
      key={generation}
      onError={(error) => onFailure(`It cannot be shown with these settings: ${String(error)}`)}
      then={(error) =>
        lastGood ? (
          <Boundary onError={() => {}} then={failed}>
            {rendered(lastGood)}
          </Boundary>
        ) : (
          failed(error)
        )
      }
    >
      {rendered(shown.props)}
    </Boundary>
  )
}

/** Its author sees a widget whoever it is for, and on every width (`look.styles.ts`). */
const TO_EVERYBODY = {
  audience: ['anonymous', 'remembered', 'authenticated'],
} satisfies Partial<BaseProps>
