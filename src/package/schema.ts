/** Parts of a widget's schema: `foyer/schema`. */
export { baseProps, path, richText } from '../ui/schema/base-props.schema'
