import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { Late } from '../hooks/use-late-part'
import type { Operation } from '../services/graphql/operation'
import type { Operations, QueryName } from '../services/graphql/operations'
import type { RestQuery } from '../services/graphql/rest-answers'
import type { OverlayName } from '../services/overlays/overlays'
import type { Page } from '../services/page/page'
import type { PageContext } from '../services/page/page-context'
import type { LatePart, State } from './late-part'

/**
 * When the loader starts a placeholder (loader/README.md).
 *
 * - `load`: at once.
 * - `idle`: when the browser is idle.
 * - `visible`: near the viewport; `visible:400`: within 400 pixels of it.
 * - `presence`: as `visible`, after the visitor's first activity on the page; a known visitor
 *   counts as active from the start. For widgets of which only the buttons need a script.
 * - `interaction`: on the visitor's first action on the placeholder.
 * - `open`: on the first `overlay-open` for it.
 * - `media:(…)`: when the media query matches.
 * - `never`: the placeholder keeps the server's HTML.
 */
export type When =
  | 'load'
  | 'idle'
  | 'visible'
  | `visible:${number}`
  | 'presence'
  | `presence:${number}`
  | 'interaction'
  | 'open'
  | `media:${string}`
  | 'never'

/** The props that every widget has (B.0); `ui/schema/base-props.schema.ts` describes them. */
export interface BaseProps {
  id: string
  anchorId: string
  audience: ('anonymous' | 'remembered' | 'authenticated')[]
  hideOn: ('XS' | 'S' | 'M' | 'L' | 'XL')[]
  headingLevel: number
  theme: 'light' | 'dark'
  analyticsId: string
  labels: Record<string, string>
}

/**
 * The overlays that a widget can open, each by a `button` or a `link`. Without its overlay a button
 * does nothing: author mode, the development build and the render service report that. A link
 * without its overlay leads to a page for the same task: only the development build reports that.
 */
export type Opens = { [N in OverlayName]?: 'button' | 'link' }

/** A query whose answer the first HTML needs; the server sends it before it renders. */
export type Preload =
  | {
      [N in QueryName]: { query: Operation<N>; variables: Operations[N]['variables'] } & Shown
    }[QueryName]
  | OwnPreload

interface Shown {
  /**
   * The widget's HTML shows the whole answer, and the widget reads it from there: the page context
   * does not repeat it (docs/decisions/0108).
   */
  isShown?: true
}

/** A question of a company's own widget, made by `preloadOf` (`src/package/questions.ts`). */
export type OwnPreload =
  | { kind: 'graphql'; query: { name: string; text: string }; variables: object }
  | { kind: 'rest'; query: RestQuery<object, unknown>; variables: object }

/** A widget's texts per locale, for the locales that have a translation. */
export type Translations<Labels = Record<string, string>> = Record<string, Partial<Labels>>

/** A component without effects: it renders a model, and the widget's late `parts` as components. */
export type View<Props, Model, P extends Parts = Record<never, never>> = ComponentType<{
  props: Props
  model: Model
  parts: P
}>

// biome-ignore lint/suspicious/noExplicitAny: parts of all widgets
export type AnyLatePart = LatePart<any, any>

/** A widget's late parts by name; its view and its fixtures use the same names. */
export type Parts = Record<string, AnyLatePart>

/** The contract of a widget with the site. */
export interface Widget<
  Props extends BaseProps = BaseProps,
  Model extends State = State,
  P extends Parts = Parts,
> {
  /** The CMS's component type, and the name of the widget's folder. */
  type: string
  /** The name in the author's list of components. */
  title: string
  group: 'Hotel' | 'Page' | 'Overlay' | 'Block' | (string & {})
  /** The contract with the CMS. Props, defaults, author form and validation derive from it. */
  schema: z.ZodType<Props>
  /** The hook from props to the model that the view renders; the only access to services. */
  useModel: (props: Props) => Model
  /** Renders props and model; the browser fetches a `lateView` on the first opening. */
  View?: View<Props, Model, P> & Partial<Late>
  /** The parts that load on demand (`<type>.parts.ts`); the server loads all before it renders. */
  parts?: P
  /**
   * The late parts that `mount` loads before it shows the widget. `isPrinted`: the placeholder
   * holds server HTML.
   */
  firstParts?: (placed: { props: Props; page: Page; isPrinted: boolean }) => readonly Late[]
  /**
   * When the placeholder starts if its author sets no time: the laziest time that no visitor
   * notices. Default: `load`. The server replaces `presence`, `interaction` and `never` by
   * `visible` when its HTML is incomplete: the widget has a limited audience, or an answer is
   * missing.
   */
  when?: When | ((props: Props, page: PageContext) => When)
  /**
   * Where the widget sticks while the page scrolls: at the `top` of the window, `below` the widget
   * that sticks there, or at the `bottom` until the page has scrolled to its place. `stickyHeight` in `ui/tokens.ts` is its height. Its content sets
   * `pointer-events: auto`, because the placeholder lets the pointer through where the content has
   * slid away.
   */
  sticky?: (props: Props) => 'top' | 'below' | 'bottom' | false
  /**
   * How the widget relates to its neighbours. `leads`: the widgets after it belong to it. `joins`:
   * consecutive widgets form one grid. `page`: the widgets inside it are laid out as on the page
   * itself.
   */
  flow?: 'leads' | 'joins' | 'page'
  preload?: (props: Props, page: PageContext) => Preload[]
  /** The overlays (`services/overlays`) that the widget opens with these props on this page. */
  opens?: Opens | ((props: Props, page: PageContext) => Opens)
  /**
   * Data for search engines in schema.org's vocabulary; only facts that a visitor of the page sees.
   * The server prints the data after the widget's HTML; this code is in no browser bundle. `url`:
   * the page's own address.
   */
  structuredData?: (props: Props, page: PageContext, url: URL) => Promise<object | null>
  translations?: () => Promise<{ translations: Translations<Props['labels']> }>
  /**
   * The upgrades of content that was authored for a former schema. The reader of the props applies
   * them, on the server and in the browser. A visitor's browser loads this script only for a
   * placeholder that no server has prepared.
   */
  upgrade?: () => Promise<{ upgrades: Upgrade[] }>
  author: {
    /** The purpose of the component, in one sentence for an author. */
    description: string
    /** Text in author mode when the component renders nothing. */
    emptyLabel: string
    /** False: the server places it, and no editor offers it. */
    isPlaced?: boolean
  }
}

/** A widget of any props and model. */
// biome-ignore lint/suspicious/noExplicitAny: a map of widgets has no common props type
export type AnyWidget = Widget<any, any, any>

export function defineWidget<
  Props extends BaseProps,
  Model extends State,
  P extends Parts = Record<never, never>,
>(widget: Widget<Props, Model, P>): Widget<Props, Model, P> {
  return widget
}

/** A component's props as the CMS stores them, unvalidated. */
export type Content = Record<string, unknown>

/**
 * One step from a former shape of a widget's content to the next shape. The oldest step comes
 * first.
 */
export interface Upgrade {
  /** The change, as a sentence for the author. */
  title: string
  /** Whether content has the former shape; must be false for the result of `to`. */
  from: (raw: Content) => boolean
  /** Converts content to the next shape; keeps every value that the author has set. */
  to: (raw: Content) => Content
}

/** A named case of a widget: drives its tests, its story and its screenshot. */
export interface Fixture<Input, Model = never, P extends Parts = Record<never, never>> {
  /** As the CMS sends them. */
  props: Input
  /** Replaces the widget's own model, so that the view needs no service. */
  model?: Model
  /** Replaces the models of late parts, by the parts' names. */
  parts?: { [N in keyof P]?: P[N] extends LatePart<infer _Given, infer Shown> ? Shown : never }
  page?: Partial<Pick<PageContext, 'locale' | 'contextPath' | 'page' | 'mode' | 'answers'>>
  /** The widget renders nothing for this fixture, on purpose. */
  isEmpty?: boolean
}
