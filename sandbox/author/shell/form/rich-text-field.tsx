import { DOMParser as NodeParser } from '@tiptap/pm/model'
import { EditorContent, getSchema, Editor as TiptapEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { TextField } from '../../../../src/author/fields/field-tree'
import { sanitiseFragment } from '../../../../src/services/content/sanitise'
import { FieldFrame } from './field-frame'
import { type FieldProps, useField } from './form-context'

/** The elements of rich text (rules/content/rich-text.ts) that the toolbar supports. */
const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
  }),
]

const schema = getSchema(extensions)

/**
 * Tiptap's own HTML parser uses a call that Trusted Types forbid. The sanitiser parses the HTML instead,
 * and ProseMirror reads the resulting nodes.
 */
function documentOf(html: string): object {
  const container = document.createElement('div')
  container.append(sanitiseFragment(html))
  return NodeParser.fromSchema(schema).parse(container).toJSON()
}

export function RichTextField({ field, path }: FieldProps<TextField>) {
  const { id, value, set, problems, isInvalid } = useField<string>(path)
  const html = value ?? ''
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
        attributes: {
          id,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': field.title,
          'aria-invalid': String(isInvalid),
          'aria-describedby': `${id}-help ${id}-problems`,
        },
      },
    })
  }, [editor, id, field.title, isInvalid])
  return (
    <FieldFrame
      field={field}
      id={id}
      isSet={value !== undefined}
      problems={problems}
      onSet={(next) => set(next as string)}
    >
      <div className="rich">
        <Toolbar editor={editor} />
        <EditorContent editor={editor} />
      </div>
    </FieldFrame>
  )
}

function Toolbar({ editor }: { editor: TiptapEditor }) {
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
        <span aria-hidden="true">1.</span>
      </Tool>
      <Tool label="Link" isOn={state.link} onClick={() => setLinking(!isLinking)}>
        Link
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
