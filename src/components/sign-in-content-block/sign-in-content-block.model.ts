import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import {
  isDynamicMedia,
  isPictureAddress,
  renditionUrl,
  widthSet,
} from '../../rules/content/renditions'
import { isLoginDisabled } from '../../rules/pages/login-disabled'
import { createAccountPath, signInPath } from '../../rules/site/paths'
import { asked } from '../../rules/site/query'
import { localPathAtom } from '../../services/navigate/context-path'
import { visitorAtom } from '../../services/session/visitor'
import type { PictureImage } from '../../ui/media/picture.view'
import type { SignInContentBlockProps } from './sign-in-content-block.schema'

export interface SignInContentBlockModel {
  state: 'ready'
  variant: SignInContentBlockProps['variant']
  picture: PictureImage | null
  /** Null on a site without sign-in. */
  join: { href: string; onFollow: () => void } | null
  /** Null if no visitor is remembered; `isKnown` is false until that is known. */
  continueAs: { href: string; name: string; isKnown: boolean } | null
}

/** The aspect ratio 3:2 of the picture beside a form. */
const FIRST = { width: 720, height: 480 }
const SIZES = [{ width: 480, height: 320 }, FIRST, { width: 1080, height: 720 }]

export function useSignInContentBlock(props: SignInContentBlockProps): SignInContentBlockModel {
  const page = usePage()
  const { site, context } = page
  const localPath = usePageValue(localPathAtom)
  const { state, name = '' } = usePageValue(visitorAtom)
  const track = useTrack('sign-in-content-block', props)
  const hasClient = asked(page, 'clientId') !== null || context.mode === 'edit'
  const variant = props.variant === 'sweepstakes' && !hasClient ? 'iconRow' : props.variant
  const isDisabled = isLoginDisabled(page)
  const isKnown = state !== 'unknown'
  const mayContinue = state === 'remembered' || state === 'authenticated' || !isKnown
  return {
    state: 'ready',
    variant,
    picture: variant === 'image' ? pictureOf(props.image, site.dynamicMedia) : null,
    join: isDisabled
      ? null
      : {
          href: localPath(props.joinHref ?? createAccountPath(site)),
          onFollow: () => track('join_click', { variant }),
        },
    continueAs:
      variant === 'v2' && mayContinue && !isDisabled
        ? { href: localPath(props.continueAsHref ?? signInPath(site)), name, isKnown }
        : null,
  }
}

function pictureOf(
  image: SignInContentBlockProps['image'],
  dynamicMedia: readonly string[],
): PictureImage | null {
  if (!image || !isPictureAddress(image.src)) return null
  const { src, alt, focalPoint } = image
  const [x, y] = focalPoint ?? []
  const isDynamic = isDynamicMedia(src, dynamicMedia)
  return {
    src: isDynamic ? renditionUrl(src, FIRST) : src,
    alt,
    ...FIRST,
    ...(isDynamic && {
      srcSet: widthSet(src, SIZES),
      sizes: '(min-width: 768px) 50vw, 100vw',
    }),
    ...(x !== undefined && y !== undefined ? { focalPoint: [x, y] as const } : {}),
  }
}
