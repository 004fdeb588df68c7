<?php
/**
 * The embed's scripts, one for exams and one for circulars, on pages that use them.
 *
 * @package Prostuti
 */

defined( 'ABSPATH' ) || exit;

/** Makes both known; `prostuti_markup()` asks for the one that it needs. */
function prostuti_register_scripts() {
	list( 'address' => $address, 'version' => $version ) = prostuti_options();
	foreach ( array( 'prostuti', 'jobs' ) as $file ) {
		$release = '' === $version ? 'v1' : $version;
		// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- the address itself says the version.
		wp_register_script( "prostuti-$file", "$address/embed/$release/$file.js", array(), null, true );
	}
}

/**
 * Writes their tags as modules, pinned by a hash where the settings name a version.
 *
 * @param string $tag    What WordPress would write.
 * @param string $handle Which script.
 * @param string $src    Its address.
 */
function prostuti_script_tag( $tag, $handle, $src ) {
	if ( 'prostuti-prostuti' !== $handle && 'prostuti-jobs' !== $handle ) {
		return $tag;
	}
	$integrity = prostuti_options()['integrity'][ substr( $handle, strlen( 'prostuti-' ) ) ] ?? '';
	$pinned    = '' === $integrity ? array() : array(
		'integrity'   => $integrity,
		'crossorigin' => 'anonymous',
	);
	return wp_get_script_tag(
		array(
			'type' => 'module',
			'src'  => $src,
			'id'   => "$handle-js",
		) + $pinned
	);
}
add_filter( 'script_loader_tag', 'prostuti_script_tag', 10, 3 );
