<?php
/**
 * What the server says of a release of its embed.
 *
 * @package Prostuti
 */

defined( 'ABSPATH' ) || exit;

/**
 * Asks the server for a release's manifest.
 *
 * @param string $address The server.
 * @param string $version A version, or `v1`, which is the newest.
 * @return array|WP_Error  Its version, and the hash of each script.
 */
function prostuti_fetch_release( $address, $version ) {
	$answer = wp_remote_get( "$address/embed/$version/manifest.json", array( 'timeout' => 10 ) );
	if ( is_wp_error( $answer ) ) {
		return $answer;
	}
	$manifest = json_decode( wp_remote_retrieve_body( $answer ), true );
	if ( 200 !== wp_remote_retrieve_response_code( $answer ) || ! isset( $manifest['version'], $manifest['files'] ) ) {
		return new WP_Error( 'prostuti_no_release', __( 'it has no such release', 'prostuti' ) );
	}
	return array(
		'version'   => $manifest['version'],
		'integrity' => array(
			'prostuti' => $manifest['files']['prostuti.js']['integrity'],
			'jobs'     => $manifest['files']['jobs.js']['integrity'],
		),
	);
}
