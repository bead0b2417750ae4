import { useEffect, useRef, useState } from 'react'
import { openHost } from '../state/host'
import { useEditorState, useSession } from '../state/use-editor'
import { canvasAddress } from './navigate'
import { Overlays } from './overlays'
import type { Width } from './top-bar'
import { useRoom } from './use-room'

interface CanvasProps {
  width: Width
  isHidden: boolean
}

/**
 * The page in edit mode. The frame is as tall as the page, so that the overlays scroll with the page. A
 * page that is wider than the panel is scaled down.
 */
export function Canvas({ width, isHidden }: CanvasProps) {
  const { editor } = useSession()
  const { path, locale } = useEditorState(({ page }) => page)
  const generation = useEditorState((state) => state.generation)
  const height = useEditorState(({ frame }) => frame?.frame.height ?? 0)
  const canvas = useEditorState((state) => state.canvas)
  const isEmpty = useEditorState(({ model }) => model.main.length === 0)
  const lens = useEditorState(({ look }) => look)
  const [iframe, setIframe] = useState<HTMLIFrameElement | null>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const room = useRoom(scroller)
  const shownWidth = width === 'free' ? room.width : width
  const scale = room.width > 0 ? Math.min(1, room.width / shownWidth) : 1
  const shownHeight = Math.max(height, Math.ceil(room.height / scale))

  useEffect(() => {
    if (!iframe) return
    const host = openHost(iframe, {
      onEditables: (editables) => editor.paint({ editables }),
      onFrame: (frame) => editor.paint({ frame }),
      onNavigate: () => editor.say('Links lead nowhere while you edit. Use the preview for that.'),
    })
    editor.attach(host)
    return () => editor.detach(host)
  }, [editor, iframe])

  return (
    <section className="canvas" aria-label="Page" aria-busy={canvas !== 'ready'} hidden={isHidden}>
      {lens && (
        <p className="lens-note" role="status">
          You look at “{lens.title}”. Visitors see the page as it was.
          <button type="button" className="button is-small" onClick={() => editor.look(null)}>
            Back to the page
          </button>
        </p>
      )}
      {canvas === 'late' && (
        <p className="problem-note" role="status">
          The page has not answered yet.{' '}
          <button type="button" className="button is-small" onClick={() => void editor.reload()}>
            Load it again
          </button>
        </p>
      )}
      <div className="canvas-scroll" ref={scroller}>
        <div
          className="canvas-page"
          style={{ width: shownWidth * scale, height: shownHeight * scale }}
        >
          <div
            className="canvas-scaled"
            style={{ width: shownWidth, height: shownHeight, transform: `scale(${scale})` }}
          >
            <iframe
              key={generation}
              ref={setIframe}
              title="The page while you edit it"
              src={canvasAddress({ path, locale }, { mode: 'edit' })}
              tabIndex={-1}
            />
            <Overlays scale={scale} />
          </div>
        </div>
        {canvas !== 'ready' && <p className="canvas-waiting">Loading the page…</p>}
        {canvas === 'ready' && isEmpty && (
          <p className="canvas-hint">
            Nothing stands on this page yet. Choose a component on the left to begin.
          </p>
        )}
      </div>
    </section>
  )
}
