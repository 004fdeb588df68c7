<?php
/**
 * Takes the settings along when the plugin is deleted.
 *
 * @package Prostuti
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'prostuti' );
