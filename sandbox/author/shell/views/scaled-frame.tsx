import { type Ref, useRef } from 'react'
import type { Width } from './top-bar'
import { useRoom } from './use-room'

interface ScaledFrameProps {
  title: string
  src: string
  width: Width
  ref?: Ref<HTMLIFrameElement>
}

/** A page in a frame of a given width, scaled down to fit. */
export function ScaledFrame({ title, src, width, ref }: ScaledFrameProps) {
  const element = useRef<HTMLDivElement>(null)
  const room = useRoom(element)
  const shownWidth = width === 'free' ? room.width : width
  const scale = room.width > 0 ? Math.min(1, room.width / shownWidth) : 1
  return (
    <div className="scaled-frame" ref={element}>
      {room.width > 0 && (
        <div style={{ width: shownWidth * scale, height: room.height }}>
          <iframe
            // Another width reloads the page, as a visitor's page would load at that width.
            key={width}
            ref={ref}
            title={title}
            src={src}
            style={{
              width: shownWidth,
              height: room.height / scale,
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
            }}
          />
        </div>
      )}
    </div>
  )
}
