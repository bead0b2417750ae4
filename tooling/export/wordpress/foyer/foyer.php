<?php
/**
 * Plugin Name: Foyer
 * Description: The widgets of Foyer as blocks: edited with WordPress's own controls, rendered by the render service.
 * Version: 1.0.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 *
 * Settings are constants of wp-config.php: FOYER_ASSETS_URL (the folder of loader.js; with a final
 * slash), FOYER_SERVICE_URL (the render service; empty: widgets are rendered in the browser),
 * FOYER_SERVICE_SECRET (the service's shared secret, if it has one) and the filters `foyer_context`
 * (the page context without a service) and `foyer_page_id` (the page's id in the table of routes, by its
 * post; null for a list of posts).
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

define( 'FOYER_BLOCKS', json_decode( file_get_contents( __DIR__ . '/blocks.json' ), true ) );
define( 'FOYER_CATEGORIES', json_decode( file_get_contents( __DIR__ . '/categories.json' ), true ) );

add_action(
	'init',
	function () {
		$uses = array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-data', 'wp-element' );
		wp_register_script( 'foyer-editor', plugins_url( 'editor.js', __FILE__ ), $uses, '1.0.0', true );
		foreach ( array_keys( FOYER_BLOCKS ) as $name ) {
			register_block_type( __DIR__ . "/blocks/$name", array( 'render_callback' => 'foyer_render_block' ) );
		}
	}
);

/** The folder of loader.js, with a final slash; '' until it is set, so that the plugin can be activated first. */
function foyer_assets() {
	return defined( 'FOYER_ASSETS_URL' ) && FOYER_ASSETS_URL ? rtrim( FOYER_ASSETS_URL, '/' ) . '/' : '';
}

/** What the forms of the blocks are made of: a file that no visitor's page has to read. */
add_action(
	'enqueue_block_editor_assets',
	function () {
		$settings = array(
			'forms'    => json_decode( file_get_contents( __DIR__ . '/forms.json' ) ),
			'preview'  => add_query_arg( 'foyer-preview', '1', home_url( '/' ) ),
			'upgrades' => foyer_assets() . 'author/upgrades.js',
		);
		wp_add_inline_script( 'foyer-editor', 'window.foyer = ' . wp_json_encode( $settings ) . ';', 'before' );
	}
);

add_action(
	'admin_notices',
	function () {
		if ( '' === foyer_assets() && current_user_can( 'activate_plugins' ) ) {
			echo '<div class="notice notice-warning"><p>Foyer: visitors see none of its blocks until ' .
				'<code>define( \'FOYER_ASSETS_URL\', \'https://…/\' );</code> in wp-config.php names the folder of loader.js.</p></div>';
		}
	}
);

add_filter(
	'block_categories_all',
	function ( $categories ) {
		return array_merge( $categories, FOYER_CATEGORIES );
	}
);

/** The props as the author has stored them; an empty object for what is none. */
function foyer_props( $block ) {
	$json = trim( (string) ( $block['attrs']['props'] ?? '{}' ) );
	// PHP refuses a lone half of a pair, which JSON and browsers allow; it stands in the text itself.
	$readable = preg_replace_callback(
		'/\\\\(?:u[dD][89a-fA-F][0-9a-fA-F]{2}|.)/s',
		function ( $found ) {
			return 2 < strlen( $found[0] ) ? '?' : $found[0];
		},
		$json
	);
	$is_object = 0 === strpos( $json, '{' ) && is_array( json_decode( $readable, true ) );
	return $is_object ? $json : '{}';
}

/** JSON text of an object with one more member, without decoding it. */
function foyer_with( $json, $name, $member ) {
	$inside = trim( substr( $json, 1, -1 ) );
	return '{' . wp_json_encode( $name ) . ':' . $member . ( '' === $inside ? '' : ',' . $inside ) . '}';
}

/** The name of a block of this plugin without its prefix, or null. */
function foyer_name( $block ) {
	$name = (string) ( $block['blockName'] ?? '' );
	return 0 === strpos( $name, 'foyer/' ) && isset( FOYER_BLOCKS[ substr( $name, 6 ) ] ) ? substr( $name, 6 ) : null;
}

/** The props of a block with those of the blocks inside of it, as JSON text. */
function foyer_whole_props( $block ) {
	$place  = FOYER_BLOCKS[ foyer_name( $block ) ]['place'];
	$inside = array_filter( $block['innerBlocks'] ?? array(), 'foyer_name' );
	if ( null === $place || ! $inside ) {
		return foyer_props( $block );
	}
	$members = array();
	foreach ( $inside as $inner ) {
		$is_entry  = null === FOYER_BLOCKS[ foyer_name( $inner ) ]['type'];
		$members[] = $is_entry ? foyer_whole_props( $inner ) : foyer_node_json( foyer_node( $inner ) );
	}
	return foyer_with( foyer_props( $block ), $place, '[' . implode( ',', $members ) . ']' );
}

/** A placed widget. */
function foyer_node( $block ) {
	$type = FOYER_BLOCKS[ foyer_name( $block ) ]['type'];
	$id   = (string) ( $block['attrs']['id'] ?? '' );
	return array(
		'type'  => $type,
		'id'    => preg_match( '/^[A-Za-z][\w-]{0,63}$/', $id ) ? $id : $type,
		'props' => foyer_whole_props( $block ),
	);
}

function foyer_node_json( $node ) {
	return '{"type":' . wp_json_encode( $node['type'] ) . ',"id":' . wp_json_encode( $node['id'] ) . ',"props":' . $node['props'] . '}';
}

/** The placeholder without the service's HTML: the browser renders it. */
function foyer_placeholder( $node ) {
	// The editor has escaped these in the author's texts; a member's name is escaped here.
	$json = strtr( $node['props'], array( '<' => '\u003c', '>' => '\u003e', '&' => '\u0026' ) );
	return sprintf(
		'<foyer-widget type="%s" id="%s"><script type="application/json">%s</script></foyer-widget>',
		esc_attr( $node['type'] ),
		esc_attr( $node['id'] ),
		$json
	);
}

/** What `foyer_placeholder` prints, and `foyer_node_json` inside of props. No text of an author matches. */
const FOYER_PRINTED = '~<foyer-widget type="([\w-]+)" id="([\w-]+)"><script type="application/json">([^<]*+)</script></foyer-widget>~';
const FOYER_INSIDE  = '~\{"type":"([\w-]+)","id":"([\w-]+)","props":~';

/** The id, or one with a number for a page that has it already: a copied block has that of its original. */
function foyer_free_id( $id, &$taken ) {
	for ( $own = $id, $count = 2; isset( $taken[ $own ] ); $count++ ) {
		$own = "$id-$count";
	}
	$taken[ $own ] = true;
	return $own;
}

/**
 * The page with the answer of the render service. Its widgets are those that have been printed, in their
 * order, wherever their block stands: in the content, in a pattern, a template or a widget area, in a
 * list of posts. A block that was rendered and not printed is none of them.
 */
function foyer_finish( $html, $head_mark, $place ) {
	$taken = array();
	$nodes = array();
	$page  = preg_replace_callback(
		FOYER_PRINTED,
		function ( $found ) use ( &$taken, &$nodes ) {
			$id      = foyer_free_id( $found[2], $taken );
			$props   = preg_replace_callback(
				FOYER_INSIDE,
				function ( $inner ) use ( &$taken ) {
					return sprintf( '{"type":"%s","id":"%s","props":', $inner[1], foyer_free_id( $inner[2], $taken ) );
				},
				$found[3]
			);
			$nodes[] = array( 'type' => $found[1], 'id' => $id, 'props' => $props );
			return foyer_placeholder( end( $nodes ) );
		},
		$html
	) ?? $html;
	if ( ! $nodes ) {
		return str_replace( $head_mark, '', $html );
	}
	$answer = foyer_ask( $place, $nodes );
	$head   = $answer ? $answer['links'] . $answer['contextScript'] : foyer_head( foyer_context( $place ) );
	$page   = preg_replace_callback(
		FOYER_PRINTED,
		function ( $found ) use ( $answer ) {
			return $answer['placeholders'][ $found[2] ] ?? $found[0];
		},
		$page
	) ?? $page;
	return str_replace( $head_mark, $head, $page );
}

/** WordPress prints the head before the content, so that the page is finished when it is whole. */
add_filter(
	'template_include',
	function ( $template ) {
		$head_mark = '<!--foyer ' . wp_generate_password( 20, false ) . '-->';
		// WordPress's script replaces emoji by pictures, in widgets too, which hydration would report.
		remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
		remove_action( 'wp_print_styles', 'print_emoji_styles' );
		add_action(
			'wp_head',
			function () use ( $head_mark ) {
				echo $head_mark; // phpcs:ignore WordPress.Security.EscapeOutput -- A comment of ours.
			}
		);
		// Now, because a template may change the query.
		$place = foyer_place();
		// The innermost buffer, so that the page is finished before a plugin keeps or minifies it.
		ob_start(
			function ( $html, $phase ) use ( $head_mark, $place ) {
				return $phase & PHP_OUTPUT_HANDLER_CLEAN ? '' : foyer_finish( $html, $head_mark, $place );
			},
			0,
			PHP_OUTPUT_HANDLER_STDFLAGS ^ PHP_OUTPUT_HANDLER_FLUSHABLE
		);
		return $template;
	},
	PHP_INT_MAX
);

/** The page that is asked for. Its address for visitors never has the Host of a request. */
function foyer_place() {
	$post = get_queried_object();
	$post = is_singular() && $post instanceof WP_Post ? $post : null;
	return array(
		'url'    => $post ? get_permalink( $post ) : home_url( '/' . $GLOBALS['wp']->request ),
		'locale' => get_bloginfo( 'language' ),
		'page'   => array( 'id' => apply_filters( 'foyer_page_id', 'cms', $post ) ),
	);
}

/** How long a visitor waits for the render service or for the assets, in seconds. */
const FOYER_PATIENCE = 1.5;
/** For how long one of them that has failed is not asked again, in seconds: each visitor would wait for it. */
const FOYER_REST = 30;

/** The body of an answer; null without one in time, and for some time after that. */
function foyer_fetch( $name, $address, $options ) {
	$key = "foyer_away_$name";
	if ( get_transient( $key ) ) {
		return null;
	}
	$answer = wp_remote_request( $address, array( 'timeout' => FOYER_PATIENCE ) + $options );
	$status = wp_remote_retrieve_response_code( $answer );
	if ( 200 === $status ) {
		return wp_remote_retrieve_body( $answer );
	}
	$cause = is_wp_error( $answer ) ? $answer->get_error_message() : "status $status";
	error_log( "Foyer: no answer of $address ($cause); the browser renders." ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions
	// These two are about this page, not about the next one.
	if ( 400 !== $status && 413 !== $status ) {
		$rest = 503 === $status ? (int) wp_remote_retrieve_header( $answer, 'retry-after' ) : 0;
		set_transient( $key, $cause, 0 < $rest ? min( $rest, FOYER_REST ) : FOYER_REST );
	}
	return null;
}

/** The answer of the render service, or null: the page is then rendered in the browser. */
function foyer_ask( $place, $nodes ) {
	if ( ! defined( 'FOYER_SERVICE_URL' ) || ! FOYER_SERVICE_URL ) {
		return null;
	}
	$headers = array( 'content-type' => 'application/json', 'accept' => 'application/json' );
	if ( defined( 'FOYER_SERVICE_SECRET' ) && FOYER_SERVICE_SECRET ) {
		$headers['authorization'] = 'Bearer ' . FOYER_SERVICE_SECRET;
	}
	$widgets = '[' . implode( ',', array_map( 'foyer_node_json', $nodes ) ) . ']';
	$body    = foyer_fetch(
		'service',
		rtrim( FOYER_SERVICE_URL, '/' ) . '/page',
		array(
			'method'  => 'POST',
			'headers' => $headers,
			'body'    => foyer_with( wp_json_encode( $place ), 'widgets', $widgets ),
		)
	);
	$page = null === $body ? null : json_decode( $body, true );
	return isset( $page['links'], $page['contextScript'], $page['placeholders'] ) ? $page : null;
}

/** The stylesheets of the build. While the assets do not answer, those of their last answer. */
function foyer_sheets() {
	$kept = get_transient( 'foyer_sheets' );
	if ( isset( $kept['until'] ) && time() < $kept['until'] ) {
		return $kept['sheets'];
	}
	$body     = foyer_fetch( 'assets', foyer_assets() . 'manifest.json', array( 'method' => 'GET' ) );
	$manifest = null === $body ? null : json_decode( $body, true );
	if ( ! isset( $manifest['css'] ) ) {
		return $kept['sheets'] ?? array();
	}
	$sheets = array_merge( array( $manifest['css'] ), $manifest['ownCss'] ?? array() );
	set_transient( 'foyer_sheets', array( 'sheets' => $sheets, 'until' => time() + 5 * MINUTE_IN_SECONDS ) );
	return $sheets;
}

function foyer_context( $place ) {
	return apply_filters(
		'foyer_context',
		array(
			'locale' => $place['locale'],
			'page'   => $place['page'],
			'site'   => array( 'brand' => array( 'chainName' => get_bloginfo( 'name' ) ) ),
		)
	);
}

/** The head without the service: stylesheet, page context and loader, or the script for authors. */
function foyer_head( $context, $mode = 'publish' ) {
	$assets = foyer_assets();
	$css    = '';
	if ( '' === $assets ) {
		return '';
	}
	foreach ( foyer_sheets() as $sheet ) {
		$css .= sprintf( '<link rel="stylesheet" href="%s">', esc_url( $assets . $sheet ) );
	}
	$json   = wp_json_encode( array( 'mode' => $mode ) + $context, JSON_HEX_TAG | JSON_HEX_AMP );
	$loader = esc_url( $assets . 'loader.js' );
	$script = 'publish' === $mode
		? sprintf( '<script type="module" async blocking="render" src="%s"></script>', $loader )
		: sprintf( '<script type="module" src="%s" data-loader="%s"></script>', esc_url( $assets . 'author/start.js' ), $loader );
	return $css . '<script type="application/json" id="foyer-page">' . $json . '</script>' . $script;
}

/** A block of ours, wherever it is rendered: `foyer_finish` takes it further. */
function foyer_render_block( $attributes, $content, $block ) {
	$is_widget = null !== FOYER_BLOCKS[ foyer_name( $block->parsed_block ) ]['type'];
	return $is_widget ? foyer_placeholder( foyer_node( $block->parsed_block ) ) : '';
}

add_filter(
	'pre_render_block',
	function ( $html, $block, $parent = null ) {
		// A block inside of ours is part of the widget around it.
		return $parent && 0 === strpos( (string) $parent->name, 'foyer/' ) ? '' : $html;
	},
	10,
	3
);

/** The page in the frame of a block's preview: author mode shows there what the author enters. */
add_action(
	'template_redirect',
	function () {
		if ( ! isset( $_GET['foyer-preview'] ) ) {
			return;
		}
		if ( ! current_user_can( 'edit_posts' ) ) {
			wp_die( 'Only an author may see this.', '', array( 'response' => 403 ) );
		}
		header( 'content-type: text/html; charset=utf-8' );
		header( "content-security-policy: frame-ancestors 'self'" );
		printf(
			'<!doctype html><html lang="%s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">%s</head><body></body></html>',
			esc_attr( get_bloginfo( 'language' ) ),
			foyer_head( foyer_context( foyer_place() ), 'edit' ) // phpcs:ignore WordPress.Security.EscapeOutput
		);
		exit;
	},
	1
);
