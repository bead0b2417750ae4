import { type FormEvent, useId, useState } from 'react'
import { useSession } from '../../state/use-editor'
import { ShellDialog } from './dialog'

interface ShareDialogProps {
  id: string
  /** The component's title, as a first name. */
  title: string
  onClose: () => void
}

/** Asks for the name under which other pages find the component. */
export function ShareDialog({ id, title, onClose }: ShareDialogProps) {
  const { editor } = useSession()
  const [name, setName] = useState(title)
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const form = useId()

  async function share(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') {
      setProblem('Give it a name: it stands in the list of components.')
      document.getElementById(`${form}-name`)?.focus()
      return
    }
    setSending(true)
    const refused = await editor.share(id, name.trim())
    setSending(false)
    if (refused) setProblem(refused)
    else onClose()
  }

  return (
    <ShellDialog
      title="Share with other pages"
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" form={form} className="button is-chief" disabled={isSending}>
            {isSending ? 'Sharing…' : 'Share'}
          </button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={share}>
        <p>
          The component is stored once. You can add it to any page, and change it for all of them in
          one place.
        </p>
        <div className="field">
          <label className="field-label" htmlFor={`${form}-name`}>
            Name
          </label>
          <input
            id={`${form}-name`}
            // biome-ignore lint/a11y/noAutofocus: a dialog begins at its first field
            autoFocus
            aria-invalid={problem !== ''}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          {problem && (
            <p className="field-problem" role="alert">
              {problem}
            </p>
          )}
        </div>
      </form>
    </ShellDialog>
  )
}
