<?php
/**
 * Plugin Name:       Prostuti
 * Description:       Model tests, results, rank lists and job circulars of a Prostuti server in posts and pages, by shortcode or block.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * Text Domain:       prostuti
 * Domain Path:       /languages
 *
 * @package Prostuti
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/includes/markup.php';
require_once __DIR__ . '/includes/scripts.php';
require_once __DIR__ . '/includes/block.php';
require_once __DIR__ . '/includes/release.php';
require_once __DIR__ . '/includes/settings.php';

/** Loads the translations, then makes what they are in. */
function prostuti_init() {
	load_plugin_textdomain( 'prostuti', false, basename( __DIR__ ) . '/languages' );
	prostuti_register_scripts();
	prostuti_register_block();
	foreach ( array_keys( prostuti_elements() ) as $name ) {
		add_shortcode( "prostuti-$name", 'prostuti_shortcode' );
	}
}
add_action( 'init', 'prostuti_init' );
