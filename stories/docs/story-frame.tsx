import { DocsContext } from '@storybook/addon-docs/blocks'
import { use, useEffect, useRef, useState } from 'react'
import { frame } from './docs.styles'
import { useSettings } from './docs-container'

interface StoryFrameProps {
  id: string
  name: string
  /** Width of the story's window; default: the available width. */
  width?: number | undefined
}

/** Storybook's preview API on the window of a story. */
interface StoryWindow extends Window {
  __STORYBOOK_PREVIEW__?: {
    onUpdateArgs: (change: { storyId: string; updatedArgs: object }) => Promise<void>
  }
}

/** A dialog adds no height to its page, so its window has a fixed height. */
const DIALOG_HEIGHT = 720
const MOST_HEIGHT = 1600

/**
 * A story in an iframe: direction, dialogs and media queries apply to that window. The frame is as
 * high as its content, and follows the controls of the docs page.
 */
export function StoryFrame({ id, name, width }: StoryFrameProps) {
  const context = use(DocsContext)
  const settings = useSettings(context)
  const frameRef = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()

  useEffect(() => {
    let sent = ''
    const onArgs = ({ storyId, args }: { storyId: string; args: object }) => {
      const said = JSON.stringify(args)
      if (storyId !== id || said === sent) return
      sent = said
      const inside = frameRef.current?.contentWindow as StoryWindow | null
      void inside?.__STORYBOOK_PREVIEW__?.onUpdateArgs({ storyId, updatedArgs: args })
    }
    context.channel.on('storyArgsUpdated', onArgs)
    return () => context.channel.off('storyArgsUpdated', onArgs)
  }, [context.channel, id])

  const fit = () => {
    const inside = frameRef.current?.contentWindow as StoryWindow | null
    const root = inside?.document.getElementById('storybook-root')
    if (!inside || !root) return
    const measure = () => {
      const isOpen = inside.document.querySelector('dialog[open]') !== null
      const content = Math.ceil(root.getBoundingClientRect().height)
      if (isOpen || content > 0) setHeight(isOpen ? DIALOG_HEIGHT : Math.min(content, MOST_HEIGHT))
    }
    new ResizeObserver(measure).observe(root)
    new MutationObserver(measure).observe(root, {
      subtree: true,
      childList: true,
      attributeFilter: ['open'],
    })
    measure()
  }

  return (
    <iframe
      ref={frameRef}
      className={frame}
      title={`${name}, live`}
      src={`iframe.html?id=${id}&viewMode=story&globals=${globalsOf(settings)}`}
      loading="lazy"
      style={{ blockSize: height, inlineSize: width }}
      onLoad={fit}
    />
  )
}

/** Globals in the format of Storybook's URLs. */
function globalsOf(settings: object): string {
  const own = ['visitor', 'locale', 'pageId', 'theme', 'brand', 'mode']
  return Object.entries(settings)
    .filter(([name, value]) => own.includes(name) && typeof value === 'string')
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}
