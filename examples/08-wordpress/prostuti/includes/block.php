<?php
/**
 * The block, for authors who write no shortcodes; drawn on the server, like them.
 *
 * @package Prostuti
 */

defined( 'ABSPATH' ) || exit;

/** Makes it known, and tells its editor which elements there are. */
function prostuti_register_block() {
	$folder = dirname( __DIR__ ) . '/block';
	wp_register_script(
		'prostuti-editor',
		plugins_url( 'block/editor.js', __DIR__ ),
		array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element' ),
		(string) filemtime( "$folder/editor.js" ),
		true
	);
	$known = array(
		'elements' => prostuti_elements(),
		'docs'     => prostuti_options()['address'] . '/docs/elements/',
		'texts'    => array(
			'element'    => __( 'What to show', 'prostuti' ),
			'attributes' => __( 'Attributes', 'prostuti' ),
			'usual'      => __( 'As usual', 'prostuti' ),
			'docs'       => __( 'What each attribute means', 'prostuti' ),
			'preview'    => __( 'It is drawn on the page itself: use the preview.', 'prostuti' ),
		),
	);
	wp_add_inline_script( 'prostuti-editor', 'window.prostutiBlock = ' . wp_json_encode( $known ) . ';', 'before' );
	register_block_type( $folder, array( 'render_callback' => 'prostuti_render_block' ) );
}

/**
 * The block on a page.
 *
 * @param array $block What the editor saved: `element`, and `values` by attribute.
 */
function prostuti_render_block( $block ) {
	$markup = prostuti_markup( $block['element'], (array) $block['values'] );
	return '' === $markup ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $markup );
}
