import { Component, type ReactNode, useEffect, useState } from 'react'
import { usePageValue } from '../hooks/use-page-value'
import { type AuthState, visitorAtom } from '../services/visitor'
import { frame } from '../ui/frame.styles'
import type { AnyWidget, BaseProps } from './define-widget'
import { isClosed, loadViewOf, viewOf } from './views'

interface WidgetRootProps {
  widget: AnyWidget
  props: BaseProps
  onMounted?: () => void
  onError?: (error: unknown) => void
}

/** A widget as it stands on any page, on the server and in the browser. */
export function WidgetRoot({ widget, props, onMounted, onError }: WidgetRootProps) {
  return (
    <Boundary onError={onError}>
      <Frame {...props}>
        <Content widget={widget} props={props} />
      </Frame>
      <Mounted onMounted={onMounted} />
    </Boundary>
  )
}

function Content({ widget, props }: { widget: AnyWidget; props: BaseProps }) {
  const model = widget.useModel(props)
  const View = useView(widget, model)
  return View ? <View props={props} model={model} /> : null
}

/** The widget's view: at once, or from the first opening on for what opens on demand. */
function useView(widget: AnyWidget, model: unknown) {
  const isOpen = !widget.loadView || !isClosed(model)
  const [hasOpened, setOpened] = useState(isOpen)
  const [failure, setFailure] = useState<unknown>()
  const [, setLoaded] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    setOpened(true)
    loadViewOf(widget).then(() => setLoaded(true), setFailure)
  }, [isOpen, widget])
  if (failure) throw failure
  return isOpen || hasOpened ? viewOf(widget) : undefined
}

/** A failing widget shows nothing and leaves its neighbours alone [spec]. */
class Boundary extends Component<{
  onError: ((error: unknown) => void) | undefined
  children: ReactNode
}> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

function Mounted({ onMounted }: { onMounted: (() => void) | undefined }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the widget is on the page
  useEffect(() => onMounted?.(), [])
  return null
}

const KIND: Record<AuthState, BaseProps['audience'][number] | null> = {
  unknown: null,
  unauthenticated: 'anonymous',
  remembered: 'remembered',
  authenticated: 'authenticated',
}

/** What every widget lets its author decide: who sees it, where, and in which scheme (B.0). */
function Frame(props: BaseProps & { children: ReactNode }) {
  const { audience, children } = props
  if (audience.length < Object.keys(KIND).length - 1) {
    return (
      <ForAudience audience={audience}>
        <Appearance {...props} />
      </ForAudience>
    )
  }
  return <Appearance {...props}>{children}</Appearance>
}

function ForAudience({
  audience,
  children,
}: Pick<BaseProps, 'audience'> & { children: ReactNode }) {
  const kind = KIND[usePageValue(visitorAtom).state]
  return kind && audience.includes(kind) ? children : null
}

function Appearance({ anchorId, hideOn, theme, children }: BaseProps & { children: ReactNode }) {
  if (!anchorId && hideOn.length === 0 && theme === 'light') return children
  return (
    <div
      id={anchorId || undefined}
      className={frame}
      data-hide-on={hideOn.join(' ') || undefined}
      data-theme={theme === 'dark' ? theme : undefined}
    >
      {children}
    </div>
  )
}
