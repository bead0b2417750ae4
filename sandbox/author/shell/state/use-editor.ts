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

/** A part of the editor's state. `select` has to return a stable reference, not a new object. */
export function useEditorState<Part>(select: (state: EditorState) => Part): Part {
  const { editor } = useSession()
  return useSyncExternalStore(editor.subscribe, () => select(editor.getState()))
}

/** The draft as a deferred value, for views with lower priority than typing. */
export function useDeferredModel(): EditorState['model'] {
  return useDeferredValue(useEditorState(({ model }) => model))
}

export function useTitle(): (node: Pick<ShellNode, 'type'>) => string {
  const { catalogue } = useSession()
  return ({ type }) => titleOf(catalogue, type)
}
