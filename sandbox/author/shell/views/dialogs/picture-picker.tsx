import { useEffect, useMemo, useRef, useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components'
import type { SitePicture } from '../../../api-types'
import { api, Refused } from '../../state/api'
import { useEditorState } from '../../state/use-editor'
import { Icon } from '../icon'
import { ShellDialog } from './dialog'

/** So many pictures are shown at first, and with each “More”. */
const AT_ONCE = 24
const LARGEST_FILE = 5 * 1024 * 1024

interface PicturePickerProps {
  /** Address of the present picture. */
  chosen: string | undefined
  onChoose: (picture: SitePicture) => void
  onClose: () => void
}

/** The site's pictures, with search and upload. */
export function PicturePicker({ chosen, onChoose, onClose }: PicturePickerProps) {
  const locale = useEditorState(({ page }) => page.locale)
  const [pictures, setPictures] = useState<SitePicture[] | null>(null)
  const [sought, setSought] = useState('')
  const [most, setMost] = useState(AT_ONCE)
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  useEffect(() => {
    api.pictures(locale).then(
      (answer) => setPictures(answer.pictures),
      (error) => setProblem(error.message),
    )
  }, [locale])
  const found = useMemo(() => {
    const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
    return (pictures ?? []).filter(({ title, alt }) =>
      words.every((word) => `${title} ${alt}`.toLowerCase().includes(word)),
    )
  }, [pictures, sought])
  const shown = found.slice(0, most)

  async function upload(picked: File | undefined) {
    setProblem('')
    if (!picked) return
    if (picked.size > LARGEST_FILE) {
      setProblem('The picture is larger than 5 MB. Make it smaller, then try again.')
      return
    }
    setSending(true)
    try {
      onChoose(await api.addPicture({ name: picked.name, data: await base64Of(picked) }))
    } catch (error) {
      setProblem(error instanceof Refused ? error.message : 'The file cannot be read.')
    } finally {
      setSending(false)
      if (file.current) file.current.value = ''
    }
  }

  return (
    <ShellDialog title="Choose a picture" onClose={onClose} isWide>
      <div className="picker">
        <div className="picker-head">
          <label className="grow">
            <span className="hidden">Search pictures</span>
            <input
              type="search"
              placeholder="Search by hotel, room or what is in the picture"
              // biome-ignore lint/a11y/noAutofocus: a dialog begins at its first field
              autoFocus
              value={sought}
              onChange={({ target }) => {
                setSought(target.value)
                setMost(AT_ONCE)
              }}
            />
          </label>
          <button
            type="button"
            className="button"
            disabled={isSending}
            onClick={() => file.current?.click()}
          >
            <Icon name="up" /> {isSending ? 'Uploading…' : 'Upload a picture'}
          </button>
          <input
            ref={file}
            type="file"
            hidden
            aria-label="Picture to upload"
            accept="image/jpeg,image/png,image/webp"
            onChange={({ target }) => void upload(target.files?.[0])}
          />
        </div>
        <p className="field-help">JPEG, PNG or WebP, up to 5 MB.</p>
        {problem && (
          <p className="problem-note" role="alert">
            {problem}
          </p>
        )}
        <p className="hidden" role="status">
          {pictures && `${found.length} ${found.length === 1 ? 'picture' : 'pictures'}`}
        </p>
        {!pictures && !problem && <p className="waiting">Loading the pictures…</p>}
        {pictures && found.length === 0 && (
          <p className="empty-note">
            No picture matches. Search for something else, or upload one.
          </p>
        )}
        {shown.length > 0 && (
          <ListBox
            className="pictures"
            aria-label="Pictures"
            layout="grid"
            items={shown.map((picture) => ({ id: picture.src, picture }))}
            selectionMode="single"
            selectedKeys={chosen ? [chosen] : []}
            onAction={(key) => {
              const picture = found.find(({ src }) => src === key)
              if (picture) onChoose(picture)
            }}
          >
            {({ picture }) => (
              <ListBoxItem className="picture" textValue={nameOf(picture)}>
                <img src={`${picture.src}?width=320&height=200&quality=70`} alt="" loading="lazy" />
                <span className="picture-title">{picture.title}</span>
                {picture.alt && <span className="picture-words">{picture.alt}</span>}
              </ListBoxItem>
            )}
          </ListBox>
        )}
        {found.length > shown.length && (
          <button type="button" className="button" onClick={() => setMost(most + AT_ONCE)}>
            More pictures
          </button>
        )}
      </div>
    </ShellDialog>
  )
}

function nameOf({ title, alt }: SitePicture): string {
  return alt ? `${title}: ${alt}` : title
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
