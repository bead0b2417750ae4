import { escapeHtml } from '../../../src/server/print/json-script'
import { type BannerProps, renderBanner } from '../blocks/banner'
import { type FeaturesProps, renderFeatures } from '../blocks/features'
import { type HeadingProps, renderHeading } from '../blocks/heading'
import type { LocalPath } from '../blocks/html'
import { type QuotesProps, renderQuotes } from '../blocks/quotes'
import { renderSpecimen, type SpecimenProps } from '../blocks/specimen'
import { renderSplit, type SplitProps } from '../blocks/split'
import { renderText, type TextProps } from '../blocks/text'

/** A place on a page that shows shared content: one component that many pages show. */
export interface SharedProps {
  /** Name of the shared content: `footer` is stored as the page `/shared/footer` of each locale. */
  of: string
}

/** The CMS's own blocks, which need no widget. A heading contains the h1. */
export type NativeBlock = { id: string } & (
  | { type: 'cms/banner'; props: BannerProps }
  | { type: 'cms/features'; props: FeaturesProps }
  | { type: 'cms/heading'; props: HeadingProps }
  | { type: 'cms/quotes'; props: QuotesProps }
  | { type: 'cms/shared'; props: SharedProps }
  | { type: 'cms/specimen'; props: SpecimenProps }
  | { type: 'cms/split'; props: SplitProps }
  | { type: 'cms/text'; props: TextProps }
)

/**
 * A native block's HTML. `localPath` puts the site's sub-directory before its links, `nonce` is for its
 * scripts, and `attributes` are added to its element.
 */
export function renderNativeBlock(
  block: NativeBlock,
  localPath: LocalPath,
  nonce = '',
  attributes = '',
): string {
  const name = block.type.slice('cms/'.length)
  return `<section class="block ${name}" id="${escapeHtml(block.id)}"${lookOf(block)}${attributes}>${contentOf(block, localPath, nonce)}</section>`
}

function contentOf(block: NativeBlock, localPath: LocalPath, nonce: string): string {
  switch (block.type) {
    case 'cms/banner':
      return renderBanner(block.props, localPath, nonce)
    case 'cms/features':
      return renderFeatures(block.props)
    case 'cms/heading':
      return renderHeading(block.props, localPath)
    case 'cms/quotes':
      return renderQuotes(block.props)
    case 'cms/shared':
      return '<p>The shared content of this place does not exist any more. Visitors see nothing here.</p>'
    case 'cms/specimen':
      return renderSpecimen(block.props, nonce)
    case 'cms/split':
      return renderSplit(block.props, localPath)
    case 'cms/text':
      return renderText(block.props)
  }
}

/** The layout of the block, for the stylesheet. */
function lookOf(block: NativeBlock): string {
  if (block.type === 'cms/split')
    return ` data-picture="${block.props.pictureSide === 'end' ? 'end' : 'start'}"`
  if (block.type === 'cms/text')
    return block.props.look === 'statement' ? ' data-look="statement"' : ''
  return ''
}
