import { type AsyncMethodReturns, connectToChild } from 'penpal'
import type { PageEvent } from '../model/events'

/** Something on the page that can be edited, as the vendor's client tells it. */
export interface Editable {
  id: string
  type: string
  /** '' for a field, which belongs to the editable above it. */
  resource: string
  prop: string
  model: string
  label: string
  /** In the page's own pixels, from the top left of what was in sight. */
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
  /** How far the page was scrolled when they were measured. */
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
  /** Whether there is such an element; without one the page itself was told. */
  triggerEvent: (name: string, selector: string, detail: unknown) => boolean
  updateAppMode: (mode: 'edit' | 'preview') => void
}

/** What an editor can do with a page that runs the vendor's client; nothing else is known of the page. */
export interface Host {
  /** Rejects when the page does not answer. */
  ready: Promise<void>
  /** False: what it was for is not on the page. */
  send: (event: PageEvent) => Promise<boolean>
  setMode: (mode: 'edit' | 'preview') => Promise<void>
  close: () => void
}

/** Opens the channel to the page in the frame, as Universal Editor does. */
export function openHost(
  iframe: HTMLIFrameElement,
  { onEditables, onFrame, onNavigate }: HostListeners,
  timeout = 20_000,
): Host {
  const connection = connectToChild<Client>({
    iframe,
    childOrigin: location.origin,
    timeout,
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
