import { createContext, use, useDeferredValue, useSyncExternalStore } from 'react'
import type { Me } from '../../api-types'
import type { ShellNode } from '../model/nodes'
import { type Catalogue, titleOf } from './catalogue'
import type { Editor, EditorState } from './editor'

interface Session {
  editor: Editor
  catalogue: Catalogue
  me: Me
}

export const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('This stands outside of an editor.')
  return session
}

/** A part of what is edited; `select` returns what is kept there, nothing made anew. */
export function useEditorState<Part>(select: (state: EditorState) => Part): Part {
  const { editor } = useSession()
  return useSyncExternalStore(editor.subscribe, () => select(editor.getState()))
}

/** The draft for what may show it a moment later than the form and the page do: typing comes first. */
export function useDeferredModel(): EditorState['model'] {
  return useDeferredValue(useEditorState(({ model }) => model))
}

export function useTitle(): (node: Pick<ShellNode, 'type'>) => string {
  const { catalogue } = useSession()
  return ({ type }) => titleOf(catalogue, type)
}
