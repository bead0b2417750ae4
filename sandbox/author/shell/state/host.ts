import { type AsyncMethodReturns, connectToChild } from 'penpal'
import type { PageEvent } from '../model/events'

/** An editable element of the page, as the vendor's client reports it. */
export interface Editable {
  id: string
  type: string
  /** '' for a field, which belongs to the editable around it. */
  resource: string
  prop: string
  model: string
  label: string
  /** In CSS pixels of the page, relative to its viewport. */
  rect: { x: number; y: number; width: number; height: number }
  parentid: string
  selector: string
  isComponent: boolean
  filter: string
  content: string
  children: string[]
}

export interface Editables {
  editables: Map<string, Editable>
  /** Scroll offset of the page at the time of measuring. */
  offset: { x: number; y: number }
}

export interface FrameDetails {
  viewport: { width: number; height: number }
  frame: { width: number; height: number }
  scroll: { x: number; y: number }
}

export interface HostListeners {
  onEditables: (editables: Editables) => void
  onFrame: (details: FrameDetails) => void
  onNavigate: (href: string) => void
}

interface Client {
  /** Whether the element exists; without it, the event goes to the document. */
  triggerEvent: (name: string, selector: string, detail: unknown) => boolean
  updateAppMode: (mode: 'edit' | 'preview') => void
}

/** The editor's only interface to a page that runs the vendor's client. */
export interface Host {
  /** Resolves when the page has answered, however late. */
  ready: Promise<void>
  /** Resolves with false when the target of the event is not on the page. */
  send: (event: PageEvent) => Promise<boolean>
  setMode: (mode: 'edit' | 'preview') => Promise<void>
  close: () => void
}

/** Opens the channel to the page in the frame, as Universal Editor does. */
export function openHost(
  iframe: HTMLIFrameElement,
  { onEditables, onFrame, onNavigate }: HostListeners,
): Host {
  const connection = connectToChild<Client>({
    iframe,
    childOrigin: location.origin,
    methods: {
      setUrnMapping: () => {},
      trackCorsVersion: () => {},
      closeRTE: () => {},
      repaintEditables: ({ editables }: { editables: Editables }) => onEditables(editables),
      updateFrameDetails: ({ details }: { details: FrameDetails }) => onFrame(details),
      navigateTo: ({ href }: { href: string }) => onNavigate(href),
    },
  })
  const client = (): Promise<AsyncMethodReturns<Client>> => connection.promise
  return {
    ready: client().then(() => undefined),
    send: async ({ name, resource, detail }) => {
      return (await client()).triggerEvent(name, selectorOf(resource), detail)
    },
    setMode: async (mode) => {
      await (await client()).updateAppMode(mode)
    },
    close: () => connection.destroy(),
  }
}

function selectorOf(resource: string): string {
  return `[data-aue-resource="${CSS.escape(resource)}"]`
}
