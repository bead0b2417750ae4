import { useEffect, useMemo, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { FormField } from '../../../../src/author/fields/field-tree'
import { askedFields, sectionsOf } from '../../../../src/author/fields/form'
import { type ShellNode, sharedIn } from '../model/nodes'
import { api } from '../state/api'
import type { CatalogueEntry } from '../state/catalogue'
import { useEditorState, useSession } from '../state/use-editor'
import { useUnseen } from '../state/use-unseen'
import { problemsIn } from '../views/dialogs/problems-in'
import { UnseenSentence } from '../views/unseen-sentence'
import { AnyField } from './any-field'
import { FormContext, fieldId } from './form-context'
import { Members } from './nested-fields'

interface WidgetFormProps {
  entry: CatalogueEntry
  node: ShellNode
}

/** The form of a component, generated from its schema. The page shows each input at once. */
export function WidgetForm({ entry, node }: WidgetFormProps) {
  const { editor, catalogue } = useSession()
  const selection = useEditorState((state) => state.selection)
  const form = useForm({ values: node.props })
  const problems = problemsIn(catalogue, node)
  const needed = useUnseen(node.id)[0]?.fields
  const pages = usePages()
  const value = useMemo(
    () => ({
      id: node.id,
      set: (path: string[], next: unknown) =>
        editor.edit({
          kind: 'patch',
          id: node.id,
          name: path.join('/'),
          ...(next === undefined ? {} : { value: next }),
        }),
      problems,
      openList: (list: string) => editor.select({ id: node.id, list }),
      pages,
      AnyField,
    }),
    [editor, node.id, problems, pages],
  )
  useEffect(() => {
    const isOnPage = editor.getState().typing !== null
    if (selection?.id === node.id && selection.prop && !isOnPage)
      focusField(
        fieldId(node.id, selection.prop.split('/')),
        () => editor.getState().typing === null,
      )
  }, [editor, node.id, selection])

  const sections = useMemo(() => sectionsOf(entry.tree), [entry])
  const all = askedFields(entry.tree.fields, node.props)
  return (
    <FormProvider {...form}>
      <FormContext value={value}>
        <form onSubmit={(event) => event.preventDefault()} onBlur={() => void editor.flush()}>
          {needed && (
            <section className="summary" aria-label="Visitors do not see this">
              <p>
                <UnseenSentence
                  fields={needed}
                  onField={(path) => focusField(fieldId(node.id, path.split('/')))}
                />
              </p>
            </section>
          )}
          {problems.length > 0 && (
            <section className="summary" aria-label="To put right">
              <p>
                {problems.length === 1 ? 'One thing' : `${problems.length} things`} to put right:
              </p>
              <ul>
                {problems.map(({ path, field, message }) => (
                  <li key={path.join('/') + message}>
                    <button
                      type="button"
                      className="link-button"
                      onClick={() => focusField(fieldId(node.id, path.map(String)))}
                    >
                      {field || 'Settings'}
                    </button>
                    : {message}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {sections.map(({ title, fields }) => {
            const asked = all.filter((field) => fields.includes(field) && !isHidden(field))
            if (asked.length === 0) return null
            if (title === '')
              return (
                <div className="members" key="own">
                  {asked.map((field) => (
                    <AnyField key={field.name} field={field} path={[field.name]} />
                  ))}
                </div>
              )
            return (
              <details className="fold" key={title}>
                <summary>{title}</summary>
                <div className="members">
                  {asked.map((field) =>
                    field.name === 'labels' && field.kind === 'group' ? (
                      <Members key="labels" fields={field.fields} path={['labels']} />
                    ) : (
                      <AnyField key={field.name} field={field} path={[field.name]} />
                    ),
                  )}
                </div>
              </details>
            )
          })}
        </form>
      </FormContext>
    </FormProvider>
  )
}

/** Hides the id, which the CMS assigns, and the labels of a widget that has none. */
function isHidden(field: FormField): boolean {
  if (field.name === 'id') return true
  return field.name === 'labels' && field.kind === 'group' && field.fields.length === 0
}

/** Opens the collapsed parts around a field, and focuses the field. */
function focusField(id: string, isWanted = () => true) {
  requestAnimationFrame(() => {
    if (!isWanted()) return
    const element = document.getElementById(id)
    if (!element) return
    for (let around = element.parentElement; around; around = around.parentElement)
      if (around instanceof HTMLDetailsElement) around.open = true
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'center' })
  })
}

let known: Promise<string[]> | undefined

/** Paths of the site's pages, as link targets. */
function usePages(): string[] {
  const [paths, setPaths] = useState<string[]>([])
  useEffect(() => {
    known ??= api.pages('en-US').then(
      ({ pages }) => pages.map(({ path }) => path).filter((path) => sharedIn(path) === null),
      () => [],
    )
    void known.then(setPaths)
  }, [])
  return paths
}
