import { EditorContent, Editor as TiptapEditor, useEditorState } from '@tiptap/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { TextField } from '../../../../src/author/fields/field-tree'
import { describedBy, FieldFrame } from './field-frame'
import { type FieldProps, useField } from './form-context'
import { pastedHtml } from './pasted-html'
import { documentOf, extensions, lostIn } from './rich-text-document'

/** An editor of the text, or of its HTML where the editor would take some of it away. */
export function RichTextField({ field, path }: FieldProps<TextField>) {
  const { id, value, set, problems, isInvalid } = useField<string>(path)
  const html = value ?? ''
  const [isSource, setSource] = useState(false)
  const lost = lostIn(html)
  // It stays the HTML while an author takes the last such element away.
  if (lost.length > 0 && !isSource) setSource(true)
  return (
    <FieldFrame
      field={field}
      id={id}
      isSet={value !== undefined}
      problems={problems}
      onSet={(next) => set(next as string)}
    >
      {isSource ? (
        <div className="rich-source">
          <textarea
            id={id}
            rows={6}
            value={html}
            spellCheck={false}
            aria-invalid={isInvalid}
            {...describedBy(id)}
            onChange={(event) => set(event.target.value || undefined)}
          />
          {lost.length > 0 ? (
            <p className="field-help">
              Shown as HTML: the editor would take away {new Intl.ListFormat('en').format(lost)}.
            </p>
          ) : (
            <button type="button" className="button is-small" onClick={() => setSource(false)}>
              Edit as text
            </button>
          )}
        </div>
      ) : (
        <TextEditor
          {...{ id, html, set, isInvalid }}
          label={field.title}
          onSource={() => setSource(true)}
        />
      )}
    </FieldFrame>
  )
}

interface TextEditorProps {
  id: string
  html: string
  label: string
  isInvalid: boolean
  set: (html: string | undefined) => void
  onSource: () => void
}

function TextEditor({ id, html, label, isInvalid, set, onSource }: TextEditorProps) {
  const written = useRef(html)
  const report = useRef(set)
  report.current = set
  const [editor] = useState(
    () =>
      new TiptapEditor({
        extensions,
        injectCSS: false,
        content: documentOf(html),
        onUpdate: ({ editor: current }) => {
          written.current = current.isEmpty ? '' : current.getHTML()
          report.current(written.current || undefined)
        },
      }),
  )
  useEffect(() => () => editor.destroy(), [editor])
  useEffect(() => {
    if (html === written.current) return
    written.current = html
    editor.commands.setContent(documentOf(html), { emitUpdate: false })
  }, [editor, html])
  useEffect(() => {
    editor.setOptions({
      editorProps: {
        transformPastedHTML: pastedHtml,
        attributes: {
          id,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          'aria-invalid': String(isInvalid),
          'aria-describedby': `${id}-help ${id}-problems`,
        },
      },
    })
  }, [editor, id, label, isInvalid])
  return (
    <div className="rich">
      <Toolbar editor={editor} onSource={onSource} />
      <EditorContent editor={editor} />
    </div>
  )
}

function Toolbar({ editor, onSource }: { editor: TiptapEditor; onSource: () => void }) {
  const [isLinking, setLinking] = useState(false)
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
      heading: current.isActive('heading'),
      link: current.isActive('link'),
      href: String(current.getAttributes('link').href ?? ''),
    }),
  })
  const chain = () => editor.chain().focus()
  const setLink = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const href = String(new FormData(event.currentTarget).get('href') ?? '').trim()
    const link = chain().extendMarkRange('link')
    if (href) link.setLink({ href }).run()
    else link.unsetLink().run()
    setLinking(false)
  }
  return (
    <div className="rich-tools" role="toolbar" aria-label="Text tools">
      <Tool label="Bold" isOn={state.bold} onClick={() => chain().toggleBold().run()}>
        <b aria-hidden="true">B</b>
      </Tool>
      <Tool label="Italic" isOn={state.italic} onClick={() => chain().toggleItalic().run()}>
        <i aria-hidden="true">I</i>
      </Tool>
      <Tool
        label="Heading"
        isOn={state.heading}
        onClick={() => chain().toggleHeading({ level: 3 }).run()}
      >
        H
      </Tool>
      <Tool label="List" isOn={state.bulletList} onClick={() => chain().toggleBulletList().run()}>
        •
      </Tool>
      <Tool
        label="Numbered list"
        isOn={state.orderedList}
        onClick={() => chain().toggleOrderedList().run()}
      >
        <span className="tool-number" />
      </Tool>
      <Tool label="Link" isOn={state.link} onClick={() => setLinking(!isLinking)}>
        Link
      </Tool>
      <Tool label="HTML" isOn={false} onClick={onSource}>
        &lt;/&gt;
      </Tool>
      {isLinking && (
        <form className="rich-link" onSubmit={setLink}>
          <input
            name="href"
            aria-label="Address of the link"
            placeholder="/path or https://…"
            defaultValue={state.href}
            // biome-ignore lint/a11y/noAutofocus: it was just asked for
            autoFocus
          />
          <button type="submit" className="button is-small">
            Set
          </button>
        </form>
      )}
    </div>
  )
}

interface ToolProps {
  label: string
  isOn: boolean
  onClick: () => void
  children: React.ReactNode
}

function Tool({ label, isOn, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className="tool"
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
