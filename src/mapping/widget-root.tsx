import { type ReactNode, useEffect, useState } from 'react'
import { usePageValue } from '../hooks/use-page-value'
import { type AuthState, visitorAtom } from '../services/session/visitor'
import type { AnyWidget, BaseProps } from './define-widget'
import { isClosed, loadViewOf, viewOf } from './views'

/**
 * A widget as it stands on any page, on the server and in the browser, for those whom its author wants
 * to see it. What else an author decides about every widget stands on its placeholder
 * (`placeholder-attributes.ts`).
 */
export function WidgetRoot({ widget, props }: { widget: AnyWidget; props: BaseProps }) {
  const { audience } = props
  const Content = widget.loadView ? OnDemand : AtOnce
  const content = <Content widget={widget} props={props} />
  const isForAll = audience.length === EVERYBODY
  return isForAll ? content : <ForAudience audience={audience}>{content}</ForAudience>
}

interface ContentProps {
  widget: AnyWidget
  props: BaseProps
}

function AtOnce({ widget, props }: ContentProps) {
  const model = widget.useModel(props)
  const { View } = widget
  return View ? <View props={props} model={model} /> : null
}

function OnDemand({ widget, props }: ContentProps) {
  const model = widget.useModel(props)
  const View = useView(widget, model)
  return View ? <View props={props} model={model} /> : null
}

/** The widget's view: at once, or from the first opening on for what opens on demand. */
function useView(widget: AnyWidget, model: unknown) {
  const isOpen = !isClosed(model)
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

const KIND: Record<AuthState, BaseProps['audience'][number] | null> = {
  unknown: null,
  unauthenticated: 'anonymous',
  remembered: 'remembered',
  authenticated: 'authenticated',
  attemptedSignIn: 'anonymous',
}

const EVERYBODY = new Set(Object.values(KIND)).size - 1

function ForAudience({
  audience,
  children,
}: Pick<BaseProps, 'audience'> & { children: ReactNode }) {
  const kind = KIND[usePageValue(visitorAtom).state]
  return kind && audience.includes(kind) ? children : null
}
