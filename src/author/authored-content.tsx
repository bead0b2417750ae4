import { PageProvider } from '../hooks/page-store'
import type { AnyWidget, BaseProps } from '../mapping/define-widget'
import { Badge, Boundary, conditionsOf, Frame, overlayNotes, Unseen } from './annotations'
import { EMPTY_PLACE, EmptyPlace, withEmptyPlaces } from './empty-places'
import { fieldTree } from './fields/field-tree'
import type { Problem } from './fields/problems'
import { type NeededField, TO_EVERYBODY } from './fields/unseen'
import { Instrumented } from './instrumented'
import { withSample } from './samples'
import type { Look } from './state-preview'
import { stillPage } from './still-page'

interface AuthoredContentProps {
  /** The placeholder. */
  element: HTMLElement
  type: string
  /** Undefined when no widget has this type, or when loading it failed. */
  widget: AnyWidget | undefined
  /** Why the JSON of the props could not be parsed. */
  unreadable: string | undefined
  /** Why the widget could not be rendered: its script failed to load, or it threw. */
  failure: string | undefined
  onFailure: (failure: string) => void
  generation: number
  /** The props to render; null when the widget has never had valid props. */
  props: BaseProps | null
  /** The last props that rendered without an error. */
  lastGood: BaseProps | null
  look: Look | null
  listOf: (child: { id: string; type: string }) => string | undefined
  notes: string[]
  problems: Problem[]
  /** The fields without which visitors see nothing; null when they see the component. */
  needed: NeededField[] | null
}

/** A component in edit mode: the widget with its badge, or a frame that says why it cannot be shown. */
export function AuthoredContent(content: AuthoredContentProps) {
  const { type, widget, unreadable, failure, props, problems, notes, look } = content
  const needed = look ? null : content.needed
  if (unreadable)
    return (
      <Frame
        title={`Invalid properties: ${unreadable}`}
        text="The component’s settings cannot be read as JSON."
      />
    )
  if (type === EMPTY_PLACE) return <EmptyPlace />
  if (!widget)
    return failure ? (
      <Frame title={`${type} could not be shown.`} text={failure} />
    ) : (
      <Frame
        title={`Unknown component: ${type || 'it has no type'}`}
        text="This site has no component of that name; visitors see nothing here."
      />
    )
  if (!props) return <Unseen title={widget.title} needed={needed ?? []} problems={problems} />
  const thrown = failure ? [{ path: [], field: '', message: failure }] : []
  return (
    <>
      <Rendering {...content} widget={widget} props={props} isHidden={needed !== null} />
      {needed && <Unseen title={widget.title} needed={needed} problems={problems} />}
      <Badge
        notes={[
          ...notes,
          ...conditionsOf(widget, props),
          ...overlayNotes(widget, props, stillPage().page.context),
        ]}
        problems={needed ? thrown : [...problems, ...thrown]}
      />
    </>
  )
}

/** Renders the widget; when it throws, renders it with the last props that worked. */
function Rendering(
  content: AuthoredContentProps & { widget: AnyWidget; props: BaseProps; isHidden: boolean },
) {
  const { isHidden, element, widget, props, lastGood, look, listOf, generation, onFailure } =
    content
  const shown = look ?? { widget: withSample(widget), props, store: stillPage().store }
  const tree = fieldTree(widget.schema)
  const rendered = (of: BaseProps) => (
    <PageProvider live={shown.store} served={shown.store}>
      <Instrumented
        element={element}
        listOf={listOf}
        widget={shown.widget}
        props={look ? of : { ...withEmptyPlaces(tree, of, element.id), ...TO_EVERYBODY }}
        isHidden={isHidden}
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
